import { sql } from 'kysely'
import type { Alarm, EventKind } from '@zal/api/events'
import type { Audit, AuditEntry, Emit, Ledger, Principal } from '../operation/context.ts'
import { post } from '../money/ledger.ts'
import type { Work } from '../db/transaction.ts'
import { notify } from './notify.ts'

/** Side effects of a request beside its rows: events, audit rows, ledger entries. */
export function sideEffects(work: Work, principal: Principal, request: { id: string; now: Date }) {
  const events: Event[] = []
  const audited: string[] = []
  const alarms: { alarm: Alarm; kind: EventKind; id: number }[] = []

  const emit: Emit = async (kind, row, clubsOf) => {
    const done = await row
    events.push({ kind, id: done.id, row: done, clubs: clubsOf?.(done) })
    return done
  }

  const audit: Audit = async (...entries) => {
    for (const { action, id } of entries) audited.push(`${action} ${id}`)
    await write(entries)
  }

  /** Writes any number of audit rows in one statement, in their order. */
  const write = async (entries: readonly AuditEntry[]) => {
    const rows = entries.map(
      ({ member = null, before = null, after = null, reason = null, club, ...entry }) => ({
        ...entry,
        club: club ?? (principal.club || null),
        member,
        before,
        after,
        reason,
      }),
    )
    await sql`
      insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, member_id,
                             before, after, reason, request_id)
      select ${principal.merchant}, e.club, ${principal.staff}, ${principal.role}, ${principal.session}::bigint, ${request.now}::timestamptz,
             e.action, e.type, e.id, e.member, e.before, e.after, e.reason, ${request.id}
        from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
               action text, type text, id bigint, club bigint, member bigint, before jsonb, after jsonb, reason text))
             with ordinality as e (action, type, id, club, member, before, after, reason, nth)
       order by e.nth`.execute(work.db)
  }

  const alert = (alarm: Alarm, id: number) => {
    if (principal.role !== 'owner') alarms.push({ alarm, kind: `${alarm}.created`, id })
  }

  const ledger: Ledger = { post: (booking) => post(work, principal, request.now, booking) }

  /**
   * Writes the missing audit rows of events, the notifications of alarms, then the events; the counters of the clubs are
   * locked last.
   */
  const finish = async () => {
    if (events.length === 0 && alarms.length === 0) return
    const known = new Set(audited)
    const missing = events.filter(({ kind, id }) => !known.has(`${kind} ${id}`))
    if (missing.length > 0) await write(missing.map(entryOf))
    for (const { alarm, id } of alarms) {
      const { club, staff } = principal
      const notice = { kind: alarm, to: 'owners', record: id, club, sender: staff } as const
      await notify(work.db, notice, request.now)
    }
    // Alarms already have an audit row under the name of their action.
    const outgoing: Outgoing[] = [...events, ...alarms]
    const clubsOf = ({ clubs = [principal.club] }: Outgoing) => clubs
    const clubs = new Set(outgoing.flatMap(clubsOf))
    if (clubs.has(0)) throw new Error('An event needs a club')
    // In the order of their ids, so that two requests never wait for each other.
    for (const club of [...clubs].toSorted((a, b) => a - b)) {
      const told = outgoing.filter((each) => clubsOf(each).includes(club))
      const values = [club, told.map(({ kind }) => kind), told.map(({ id }) => id), request.now]
      await work.connection.query('select publish($1, $2, $3, $4)', values, 'publish')
    }
  }

  /**
   * Runs a part of the work in a savepoint. Where it fails, its rows, events and alerts are undone, and the
   * rest of the work can go on. Deferred constraints are checked at its end.
   */
  const inSavepoint = async <T>(part: () => Promise<T>): Promise<T> => {
    const pending: unknown[][] = [events, audited, alarms]
    const lengths = pending.map(({ length }) => length)
    const { connection } = work
    await connection.query('savepoint part')
    try {
      const value = await part()
      await connection.query('set constraints all immediate')
      await connection.query('set constraints all deferred')
      await connection.query('release savepoint part')
      return value
    } catch (error) {
      await connection.query('rollback to savepoint part')
      for (const [at, list] of pending.entries()) list.length = lengths[at] ?? 0
      throw error
    }
  }

  return { emit, audit, alert, ledger, finish, inSavepoint }
}

/** A message to the clients of some clubs. */
interface Outgoing {
  kind: EventKind
  id: number
  /** @default the chosen club */
  clubs?: readonly number[]
}

interface Event extends Outgoing {
  row: object
}

/** The audit row of an event without one: the record after the change, or before it where it is removed. */
function entryOf({ kind, id, row }: Event): AuditEntry {
  const type = kind.slice(0, kind.indexOf('.'))
  const isRemoved = kind.endsWith('.removed')
  return {
    member: memberOf(type, id, row),
    action: kind,
    type,
    id,
    before: isRemoved ? row : null,
    after: isRemoved ? null : row,
  }
}

/** The member in whose log it appears: the record itself, or the `customer` of a payment or visit. */
function memberOf(type: string, id: number, row: object): number | undefined {
  if (type === 'member') return id
  const customer = 'customer' in row ? row.customer : undefined
  if (typeof customer === 'number') return customer
  return typeof customer === 'object' && customer && 'id' in customer
    ? Number(customer.id)
    : undefined
}
