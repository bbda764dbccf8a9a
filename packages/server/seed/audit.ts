import { sumOf } from '../src/rules/money.ts'
import type { Note } from './notes.ts'
import type { Moment } from './days.ts'
import { totalOfOnce } from './paid.ts'
import { rowsOf, type Target } from './records.ts'
import type { Club, Deposit, Member, Once, Sale, Worker } from './world.ts'
import { as, moment, number, text } from './write.ts'

/** Age in seconds of the oldest audit rows of sales; older ones would only slow down a large seed. */
const QUARTER = 90 * 86_400

interface Deed {
  at: Moment
  club: Club
  worker: Worker
  action: string
  record: number
  /** Null for an anonymous sale. */
  member: Member | null
  after: object | null
  reason?: string
}

/** Inserts the audit rows of registrations, sales and notes that the log of a member shows. */
export async function writeAudit(target: Target, notes: Note[]) {
  const { world } = target
  const rows = [
    ...world.members.map(registered),
    ...world.sales.filter(({ at }) => at > world.now - QUARTER).map(sold),
    ...world.sales.flatMap(reversed).filter(({ at }) => at > world.now - QUARTER),
    ...world.once.filter(({ at }) => at > world.now - QUARTER).map(served),
    ...world.deposits.map(moved).filter(({ at }) => at > world.now - QUARTER),
    ...notes.map(noted),
  ].toSorted((one, other) => one.at - other.at)
  await rowsOf(target, 'audit_log', rows, (row) => ({
    club_id: number((i) => row(i).club.id),
    staff_id: number((i) => row(i).worker.id),
    role: text((i) => row(i).worker.role),
    at: moment((i) => row(i).at),
    action: text((i) => row(i).action),
    record_type: text((i) => row(i).action.split('.')[0] ?? ''),
    record_id: number((i) => row(i).record),
    member_id: number((i) => row(i).member?.id ?? null),
    after: as('jsonb', (i) => row(i).after && JSON.stringify(row(i).after)),
    reason: text((i) => row(i).reason ?? null),
    request_id: text(() => 'seed'),
  }))
}

function registered(member: Member): Deed {
  const { club, createdAt: at, id: record } = member
  const worker = club.staff.find(({ role }) => role === 'restricted_user') ?? club.staff[0]
  if (!worker) throw new RangeError('a club without staff')
  return { at, club, worker, action: 'member.created', record, member, after: null }
}

function sold({ at, club, seller: worker, payment: record, member, ...sale }: Sale): Deed {
  const total = sale.plan.price - sale.discount.amount
  const after = { invoice_id: sale.invoice, total }
  return { at, club, worker, action: 'payment.created', record, member, after }
}

function served({ at, club, seller: worker, payment: record, member, ...once }: Once): Deed {
  const after = { invoice_id: once.invoice, total: totalOfOnce(once.items) }
  return { at, club, worker, action: 'payment.created', record, member, after }
}

function reversed({ club, member, payment: record, reversal }: Sale): Deed[] {
  if (!reversal) return []
  const { kind, amount, at, worker, reason } = reversal
  const action = kind === 'void' ? 'payment.voided' : 'payment.refunded'
  const after = { payment_status: kind, returned: amount }
  return [{ at, club, worker, action, record, member, after, reason }]
}

function moved({ at, club, worker, member, parts, reason, id: record = 0 }: Deposit): Deed {
  const action = reason === null ? 'deposit.created' : 'deposit.returned'
  const after = { amount: sumOf(parts) }
  return { at, club, worker, action, record, member, after, reason: reason ?? undefined }
}

function noted({ id: record, member, author: worker, text: said, at }: Note): Deed {
  const { club } = member
  return { at, club, worker, action: 'note.created', record, member, after: { text: said } }
}
