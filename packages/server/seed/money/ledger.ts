import { sql } from 'kysely'
import { methods } from '@zal/api/methods'
import { saleLines, sumOf } from '../../src/domain/money.ts'
import { localDay } from '../days.ts'
import { writeOnline } from './online.ts'
import {
  discountOf,
  kindOf,
  planOf,
  subtotalOf,
  totalOf as totalOfPaid,
  totalOfOnce,
  type Paid,
} from './paid.ts'
import { some } from '../random.ts'
import { rowsOf, type Target } from '../records.ts'
import { isIn, shiftPostings, tellShifts, writeMoves, writeShifts, type Posting } from './shifts.ts'
import type { Deposit, Once, Sale } from '../world.ts'
import { day, moment, number, text } from '../write.ts'

/**
 * Inserts payments with their parts, invoice numbers and ledger; deposits are in the ledger alone. `sales`
 * are in order of time.
 */
export async function writeMoney(target: Target, sales: Sale[]) {
  const { world, ids } = target
  const once = world.once.toSorted((one, other) => one.at - other.at)
  const paid: Paid[] = [...sales, ...once]
  for (const each of paid) each.payment = ids.payment++
  numberInvoices(target, paid)
  await rowsOf(target, 'payment', paid, (row) => ({
    id: number((i) => row(i).payment),
    club_id: number((i) => row(i).club.id),
    invoice_no: number((i) => row(i).invoice),
    type: number((i) => kindOf(row(i))),
    member_id: number((i) => row(i).member?.id ?? null),
    membership_id: number((i) => planOf(row(i))?.id ?? null),
    payment_date: day((i) => localDay(row(i).at, world.zone)),
    subtotal: number((i) => subtotalOf(row(i))),
    discount_percent: number((i) => planOf(row(i))?.discount.percent ?? null),
    discount_amount: number((i) => discountOf(row(i))),
    discount_reason: text((i) => planOf(row(i))?.discount.reason ?? null),
    total: number((i) => totalOfPaid(row(i))),
    currency: text(() => world.currency),
    staff_id: number((i) => row(i).seller.id),
    business_day: day((i) => localDay(row(i).at, world.zone)),
    at: moment((i) => row(i).at),
  }))
  const parts = paid.flatMap((each) =>
    each.parts.map((part) => ({ payment: each.payment, ...part })),
  )
  await rowsOf(target, 'payment_part', parts, (row) => ({
    id: number((i) => ids.part + i),
    payment_id: number((i) => row(i).payment),
    method: number((i) => row(i).payment_method),
    amount: number((i) => row(i).amount),
  }))
  ids.part += parts.length
  const items = once.flatMap((each) => each.items.map((item) => ({ of: each, ...item })))
  await rowsOf(target, 'payment_item', items, (row) => ({
    payment_id: number((i) => row(i).of.payment),
    club_id: number((i) => row(i).of.club.id),
    service: number((i) => row(i).service),
    name: text((i) => row(i).name),
    quantity: number((i) => row(i).quantity),
    price: number((i) => row(i).price),
  }))
  await writeLedger(target, sales)
  await writeOnline(target, paid)
}

/** Numbers invoices without gaps in each club, in the order of time. */
function numberInvoices({ world }: Target, paid: Paid[]) {
  const last = new Map(world.clubs.map((club) => [club, 0]))
  for (const each of paid.toSorted(
    (one, other) => one.at - other.at || one.payment - other.payment,
  )) {
    each.invoice = (last.get(each.club) ?? 0) + 1
    last.set(each.club, each.invoice)
  }
}

async function writeLedger(target: Target, sales: Sale[]) {
  const { world, ids } = target
  const reversed = sales.filter(({ reversal }) => reversal)
  const ofPeople = [
    ...sales.map(postingOf),
    ...world.deposits.map(depositPosting),
    ...world.once.map(oncePosting),
    ...reversed.map(reversalPosting),
  ]
  const shifts = tellShifts(world, ofPeople)
  await writeShifts(target, shifts)
  const shiftOf = (posting: Posting) =>
    posting.shift ?? shifts.find((shift) => isIn(shift, posting))
  const posts = [...ofPeople, ...shifts.flatMap(shiftPostings)]
    .toSorted((one, other) => one.at - other.at)
    .map((posting) => ({ ...posting, id: ids.transaction++ }))
  const known = new Map(posts.map(({ id, payment, reverses }) => [`${payment} ${reverses}`, id]))
  const idOf = (payment: number | null, reverses: boolean) =>
    known.get(`${payment} ${reverses || undefined}`) ?? null
  await rowsOf(target, 'ledger_transaction', posts, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club),
    kind: text((i) => row(i).kind),
    business_day: day((i) => localDay(row(i).at, world.zone)),
    payment_id: number((i) => row(i).payment),
    member_id: number((i) => row(i).member),
    reverses_id: number((i) => (row(i).reverses ? idOf(row(i).payment, false) : null)),
    staff_id: number((i) => row(i).staff),
    at: moment((i) => row(i).at),
    shift_id: number((i) => shiftOf(row(i))?.id ?? null),
  }))
  const entries = posts.flatMap(({ id, club, lines }) =>
    lines.map((line) => ({ id, club, ...line })),
  )
  await rowsOf(target, 'ledger_entry', entries, (row) => ({
    id: number((i) => ids.entry + i),
    transaction_id: number((i) => row(i).id),
    club_id: number((i) => row(i).club),
    account: text((i) => row(i).account),
    member_id: number((i) => row(i).member ?? null),
    amount: number((i) => row(i).amount),
    currency: text(() => world.currency),
  }))
  ids.entry += entries.length
  // Seals all at once, since sealing each at the commit takes far longer. Deferred constraints are checked
  // here, while only the rows of this merchant are visible. The few rows of a sample gym are sealed by the
  // constraint, which does not read the ledger of the other clubs.
  if (!world.isSample) await sql`select seal_ledger()`.execute(target.db)
  await sql`set constraints all immediate`.execute(target.db)
  await sql`set constraints all deferred`.execute(target.db)
  await writeMoves(target, posts)
  for (const { deposit, id } of posts) if (deposit) deposit.id = id
  await writeReturns(target)
  await writeReversals(target, reversed, (sale) => idOf(sale.payment, true))
}

/** Inserts the reasons of returned deposits. */
async function writeReturns(target: Target) {
  const found = target.world.deposits.filter(({ reason }) => reason !== null)
  await rowsOf(target, 'deposit_return', found, (row) => ({
    transaction_id: number((i) => row(i).id ?? null),
    reason: text((i) => row(i).reason),
  }))
}

/** Inserts the reversals of payments, in the order of time. */
async function writeReversals(
  target: Target,
  sales: Sale[],
  transactionOf: (sale: Sale) => number | null,
) {
  const { db, world, ids } = target
  const found = sales
    .flatMap((sale) => (sale.reversal ? [{ sale, ...sale.reversal }] : []))
    .toSorted((one, other) => one.at - other.at)
  await rowsOf(target, 'payment_reversal', found, (row) => ({
    id: number((i) => ids.reversal + i),
    payment_id: number((i) => row(i).sale.payment),
    kind: text((i) => row(i).kind),
    method: number((i) => row(i).method),
    amount: number((i) => row(i).amount),
    reason_id: number((i) => row(i).reasonId),
    reason: text((i) => row(i).reason),
    transaction_id: number((i) => transactionOf(row(i).sale)),
    business_day: day((i) => localDay(row(i).at, world.zone)),
    staff_id: number((i) => row(i).worker.id),
    at: moment((i) => row(i).at),
  }))
  ids.reversal += found.length
  await sql`
    update payment_state z set status = r.kind, returned = r.amount, version = 2
      from payment_reversal r
     where (z.merchant_id, z.payment_id) = (r.merchant_id, r.payment_id) and z.merchant_id = ${world.merchant}
       and r.payment_id = any(${found.map(({ sale }) => sale.payment)}::bigint[])`.execute(db)
}

function postingOf({ club, at, payment, member, seller, plan, discount, parts }: Sale): Posting {
  const lines = saleLines(plan.price, discount.amount, parts, member.id)
  return { kind: 'payment', club: club.id, at, payment, member: member.id, staff: seller.id, lines }
}

function oncePosting({ club, at, payment, member, seller, items, parts }: Once): Posting {
  const lines = saleLines(totalOfOnce(items), 0, parts, member?.id, 'service')
  return {
    kind: 'payment',
    club: club.id,
    at,
    payment,
    member: member?.id ?? null,
    staff: seller.id,
    lines,
  }
}

/** A void reverses the sale; a refund credits its method and reduces the revenue. */
function reversalPosting(sale: Sale): Posting {
  const { kind, method, amount, at, worker } = some(sale.reversal)
  const sold = postingOf(sale)
  const lines =
    method === null
      ? sold.lines.map((line) => ({ ...line, amount: -line.amount }))
      : [
          { account: methods[method], amount: -amount },
          { account: 'membership', amount },
        ]
  const what = kind === 'void' ? 'void' : 'refund'
  return { ...sold, kind: what, reverses: true, at, staff: worker.id, lines }
}

/**
 * The methods are debited, and the member's deposit is credited as a liability of the club; a return is the
 * reverse.
 */
function depositPosting(deposit: Deposit): Posting {
  const { club, at, member, worker, parts } = deposit
  const amount = sumOf(parts)
  const lines = [
    ...parts.map((part) => ({ account: methods[part.payment_method], amount: part.amount })),
    { account: methods[5], amount: -amount, member: member.id },
  ]
  return {
    kind: amount > 0 ? 'deposit' : 'withdrawal',
    deposit,
    club: club.id,
    at,
    payment: null,
    member: member.id,
    staff: worker.id,
    lines,
  }
}
