import type { EventKind } from '@zal/api/events'
import { withOverrides, type Overrides } from '../auth/permissions.ts'
import type { Role } from '../auth/principal.ts'
import { findViewed } from '../auth/viewAs.ts'
import type { Work } from '../db/transaction.ts'

/** Maximum number of missed events that are replayed; beyond it, `ready` alone makes the browser refetch. */
const replayed = 500

/** A session, and the person as whom it views the app. */
interface SessionOfSocket {
  merchant: number
  session: number
  viewed: number | null
}

interface ActiveSession {
  staff: number
  role: Role
  overrides: Overrides
  clubs: number[]
  /** Closed clubs of the merchant, for owners and directors. */
  closed: number[]
}

/**
 * The staff member and the clubs of a session that is still valid, closed ones too for owners and directors; in a view
 * only while it is allowed, and the clubs that both have.
 */
export async function activeSession(
  work: Work,
  { merchant, session, viewed }: SessionOfSocket,
  now: Date,
) {
  const { rows } = await work.connection.query<ActiveSession>(
    `select t.id as staff, t.role, t.overrides,
            coalesce(array_agg(c.id) filter (where c.is_active), '{}') as clubs,
            coalesce(array_agg(c.id) filter (where not c.is_active), '{}') as closed
       from session s
       join staff t on t.merchant_id = s.merchant_id and t.id = s.staff_id and t.is_active
       left join club c on c.merchant_id = s.merchant_id and c.deleted_at is null
        and case when c.is_active
                 then exists (select from staff_club x
                               where x.merchant_id = c.merchant_id and x.club_id = c.id and x.staff_id = t.id)
                 else t.role in ('owner', 'director') end
      where s.merchant_id = current_merchant() and s.id = $1 and s.ended_at is null and s.expires_at > $2
        and s.seen_at + make_interval(secs => s.idle_seconds) > $2
      group by t.merchant_id, t.id`,
    [session, now],
  )
  const [found] = rows
  if (!found) return null
  const { staff, role, overrides, clubs, closed } = found
  if (viewed === null) return { merchant, session, viewed, staff, clubs: [...clubs, ...closed] }
  const viewer = { session, staff, role, clubs, permissions: withOverrides(role, overrides) }
  const person = await findViewed(work, viewer, viewed, 0)
  return person && { merchant, session, viewed, staff, clubs: [...person.clubs, ...person.closed] }
}

/** The events of a club after a sequence number, and the last sequence number. */
export async function eventsSince({ connection }: Work, club: number, since: number | undefined) {
  const counter = await connection.query<{ event_seq: number }>(
    'select event_seq from club_counter where merchant_id = current_merchant() and club_id = $1',
    [club],
  )
  const seq = counter.rows[0]?.event_seq ?? 0
  if (since === undefined || seq - since > replayed) return { seq, events: [] }
  const { rows } = await connection.query<{ seq: number; kind: EventKind; id: number }>(
    `select seq, kind, record_id as id from event
      where merchant_id = current_merchant() and club_id = $1 and seq > $2 order by seq`,
    [club, since],
  )
  return { seq, events: rows }
}
