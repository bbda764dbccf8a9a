import type { Zal } from './server.ts'

/** How long the freezes of a member are, as the database has them. */
export const frozenDays = (zal: Zal, member: number) =>
  zal.rows<{ days: number }>(
    `select f.end_date - f.start_date as days from membership_freeze f
       join membership s on s.id = f.membership_id where s.member_id = $1 and f.cancelled_at is null`,
    [member],
  )
