import { sumOf } from '../src/domain/money.ts'
import type { Note } from './people/notes.ts'
import type { Moment } from './days.ts'
import { totalOfOnce } from './money/paid.ts'
import { rowsOf, type Target } from './records.ts'
import type { MerchantText } from './merchants.ts'
import type { Club, Deposit, Member, Once, Sale, Worker, World } from './world.ts'
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
  before?: object
  after: object | null
  reason?: string
}

/** Inserts the audit rows of registrations, sales and notes, and of some settings and prices. */
export async function writeAudit(target: Target, notes: Note[]) {
  const { world } = target
  const rows = [
    ...world.members.map(registered),
    ...world.sales.filter(({ at }) => at > world.now - QUARTER).map(sold),
    ...world.sales.flatMap(reversed).filter(({ at }) => at > world.now - QUARTER),
    ...world.once.filter(({ at }) => at > world.now - QUARTER).map(served),
    ...world.deposits.map(moved).filter(({ at }) => at > world.now - QUARTER),
    ...notes.map(noted),
    ...changedSettings(world, target.text),
    ...changedPrices(world),
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
    before: as('jsonb', (i) => (row(i).before ? JSON.stringify(row(i).before) : null)),
    after: as('jsonb', (i) => row(i).after && JSON.stringify(row(i).after)),
    reason: text((i) => row(i).reason ?? null),
    request_id: text(() => 'seed'),
  }))
}

/** Changes of settings that led to those of now: by the manager at the desk, by the owner for money. */
function changedSettings(world: World, { creditLimit, supportPhone }: MerchantText): Deed[] {
  const club = world.clubs[0]
  const owner = world.staff.find(({ role }) => role === 'owner')
  if (!club || !owner || world.members.length === 0) return []
  const manager = club.staff.find(({ role }) => role === 'manager') ?? owner
  const changes: [daysAgo: number, Worker, before: object, after: object][] = [
    [61, owner, { discount_limit: 15 }, { discount_limit: 10 }],
    [34, owner, { support_phone: '' }, { support_phone: supportPhone }],
    [12, owner, { credit_limit: creditLimit / 2 }, { credit_limit: creditLimit }],
    [9, manager, { warn_days: 5 }, { warn_days: 3 }],
    [3, manager, { tolerance_minutes: 10 }, { tolerance_minutes: 15 }],
  ]
  return changes.map(([daysAgo, worker, before, after]) => ({
    at: (world.now - daysAgo * 86_400) as Moment,
    club,
    worker,
    action: 'club.changed',
    record: club.id,
    member: null,
    before,
    after,
  }))
}

/** A raised price in each club. */
function changedPrices(world: World): Deed[] {
  return world.clubs.flatMap((club, nth) => {
    const plan = club.plans[nth]
    const worker = club.staff.find(({ role }) => role === 'director' || role === 'owner')
    if (!plan || !worker || world.members.length === 0) return []
    const { id: record, name, price } = plan
    const before = { name, price: Math.round(price * 0.9) }
    const at = (world.now - (nth + 5) * 86_400) as Moment
    const action = 'package.changed'
    return [{ at, club, worker, action, record, member: null, before, after: { name, price } }]
  })
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
