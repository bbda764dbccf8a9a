import { sql } from 'kysely'
import { notify } from '../../core/events/notify.ts'
import type { Db } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { deviceCode } from '../../domain/deviceCode.ts'
import { deciders, tellDeciders } from '../../queries/deviceDeciders.ts'

interface Tokens {
  /** Hash of the token in the request. */
  presented: string
  /** Hash of the new token. */
  fresh: string
}

interface Facts {
  staff: number
  agent: string
  now: Date
}

interface SignInDevice {
  id: number
  status: 'pending' | 'approved' | 'rejected'
  /** Never seen before. */
  is_new: boolean
}

/**
 * Issues a new device token (T-17: a cookie planted earlier becomes useless) and returns the person's device. An unknown
 * browser becomes a new device: the first one of a person is approved, later ones are pending.
 */
export async function renewDevice(db: Db, { presented, fresh }: Tokens, facts: Facts) {
  const { staff, agent, now } = facts
  await sql`select renew_device(${presented}, ${fresh})`.execute(db)
  const { rows } = await sql<SignInDevice>`
    insert into device (merchant_id, staff_id, token_hash, status, agent, created_at, seen_at, requested_at)
    select current_merchant(), ${staff}, ${fresh},
           case when exists (select from device where merchant_id = current_merchant() and staff_id = ${staff})
                then 'pending' else 'approved' end,
           ${agent}, ${now}, ${now}, ${now}
    on conflict (merchant_id, staff_id, token_hash) do update set agent = excluded.agent, seen_at = excluded.seen_at
    returning id, status, xmax = 0 as is_new`.execute(db)
  return rows[0] ?? notFound()
}

/**
 * Asks for the approval of a pending device. Where a club of the person demands it, the device waits with a code, unless
 * nobody may decide: the only owner would wait for ever.
 */
export async function requestApproval(
  db: Db,
  { id, is_new }: SignInDevice,
  { staff, now, chance }: { staff: number; now: Date; chance: number },
) {
  const people = await deciders(db, staff)
  const { rows } = await sql`
    select from staff_club x join club c on c.merchant_id = x.merchant_id and c.id = x.club_id
     where x.merchant_id = current_merchant() and x.staff_id = ${staff} and c.is_active and c.deleted_at is null
       and c.settings ->> 'device_policy' = 'wait' limit 1`.execute(db)
  const waits = rows.length > 0 && people.length > 0
  const { code, code_until } = waits ? deviceCode(chance, now) : { code: null, code_until: null }
  await sql`
    update device set code = ${code}, code_until = ${code_until}::timestamptz, asked_at = ${now}
     where merchant_id = current_merchant() and id = ${id}`.execute(db)
  if (waits || is_new) await tellDeciders(db, id, people)
  if (is_new) {
    const to = people.map((person) => person.id)
    await notify(db, { kind: 'device_request', to, record: id }, now)
  }
}

/** The person who rejected a device, else somebody who may decide; empty where there is neither. */
export async function rejectedBy(db: Db, id: number, staff: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', t.last_name, t.first_name) as name
      from device d join staff t on t.merchant_id = d.merchant_id and t.id = d.decided_by
     where d.merchant_id = current_merchant() and d.id = ${id}`.execute(db)
  return rows[0]?.name ?? (await deciders(db, staff))[0]?.full_name ?? ''
}

/** The browser returned the hash issued with its new token, so it has both: former tokens become invalid. */
export async function confirmDevice(db: Db, redirectHash: string) {
  await sql`
    select confirm_device(d.token_hash, r.device_hash)
      from redirect_hash r join device d on d.merchant_id = r.merchant_id and d.id = r.device_id
     where r.merchant_id = current_merchant() and r.hash = ${redirectHash} and r.device_hash is not null`.execute(
    db,
  )
}
