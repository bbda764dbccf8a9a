import type { Zal } from './server.ts'

/** Lengths of a member's freezes in the database. */
export const frozenDays = (zal: Zal, member: number) =>
  zal.rows<{ days: number }>(
    `select f.end_date - f.start_date as days from membership_freeze f
       join membership s on s.id = f.membership_id where s.member_id = $1 and f.cancelled_at is null`,
    [member],
  )
