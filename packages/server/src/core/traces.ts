import { sql } from 'kysely'
import type { Alarm, EventKind } from '@zal/api/events'
import type { Audit, Emit, Ledger, Who } from './context.ts'
import { Unwritten } from './json.ts'
import { post } from './ledger.ts'
import type { Work } from './transaction.ts'

/** What a request leaves behind beside its rows: events, audit rows, ledger entries. */
export function traces(work: Work, who: Who, request: { id: string; now: Date }) {
  const events: { kind: EventKind; id: number; row: object }[] = []
  const audited = new Set<string>()
  const alarms: { kind: EventKind; id: number }[] = []

  const emit: Emit = async (kind, row) => {
    const done = await row
    events.push({ kind, id: done.id, row: done })
    return done
  }

  const audit: Audit = async (entry) => {
    audited.add(`${entry.action} ${entry.id}`)
    const { action, type, id, member, before, after, reason } = entry
    const written = sql`
      insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, member_id,
                             before, after, reason, request_id)
      values (${who.merchant}, ${who.club || null}, ${who.staff}, ${who.role}, ${who.session}, ${request.now}, ${action},
              ${type}, ${id}, ${member ?? null}, ${before ? JSON.stringify(before) : null},
              ${after instanceof Unwritten ? after.value : after ? JSON.stringify(after) : null}, ${reason ?? null},
              ${request.id})`.execute(work.db)
    work.last(written)
    await written
  }

  const alert = (alarm: Alarm, id: number) => {
    if (who.role !== 'owner') alarms.push({ kind: `${alarm}.created`, id })
  }

  const ledger: Ledger = { post: (booking) => post(work, who, request.now, booking) }

  /** Sends what is left to write along with COMMIT. Every event has an audit row; the counter of the club is locked last. */
  const finish = () => {
    for (const { kind, id, row } of events) {
      if (audited.has(`${kind} ${id}`)) continue
      const type = kind.slice(0, kind.indexOf('.'))
      const gone = kind.endsWith('.removed')
      void audit({
        member: memberOf(type, id, row),
        action: kind,
        type,
        id,
        before: gone ? row : null,
        after: gone ? null : row,
      }).catch(() => undefined)
    }
    if (events.length === 0) return
    if (who.club === 0) throw new Error('An event needs a club')
    // What was alarming has its audit row by the name of what was done.
    const told = [...events, ...alarms]
    const kinds = told.map(({ kind }) => kind)
    const ids = told.map(({ id }) => id)
    const values = [who.club, kinds, ids, request.now]
    work.last(work.connection.query('select publish($1, $2, $3, $4)', values, 'publish'))
  }

  return { emit, audit, alert, ledger, finish }
}

/** The member whose log shows it: the record itself, or the `customer` of a payment or visit. */
function memberOf(type: string, id: number, row: object): number | undefined {
  if (type === 'member') return id
  const customer = 'customer' in row ? row.customer : undefined
  if (typeof customer === 'number') return customer
  return typeof customer === 'object' && customer && 'id' in customer
    ? Number(customer.id)
    : undefined
}
