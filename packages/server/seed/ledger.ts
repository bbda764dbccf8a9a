import { sql } from 'kysely'
import { methods, saleLines, type LedgerLine } from '../src/rules/money.ts'
import { localDay } from './days.ts'
import { totalOf } from './money.ts'
import { some } from './random.ts'
import { rowsOf, typeOf, type Target } from './records.ts'
import type { Deposit, Sale } from './world.ts'
import { day, moment, number, text } from './write.ts'

/** Payments with their parts, invoice numbers and ledger; deposits are in the ledger alone. `sales` are in order of time. */
export async function writeMoney(target: Target, sales: Sale[]) {
  const { world, ids } = target
  numberInvoices(target, sales)
  await rowsOf(target, 'payment', sales, (row) => ({
    id: number((i) => row(i).payment),
    club_id: number((i) => row(i).club.id),
    invoice_no: number((i) => row(i).invoice),
    type: number((i) => typeOf(row(i))),
    member_id: number((i) => row(i).member.id),
    membership_id: number((i) => row(i).id),
    payment_date: day((i) => localDay(row(i).at, world.zone)),
    subtotal: number((i) => row(i).plan.price),
    discount_percent: number((i) => row(i).discount.percent),
    discount_amount: number((i) => row(i).discount.amount),
    discount_reason: text((i) => row(i).discount.reason),
    total: number((i) => totalOf(row(i))),
    currency: text(() => world.currency),
    staff_id: number((i) => row(i).seller.id),
    business_day: day((i) => localDay(row(i).at, world.zone)),
    at: moment((i) => row(i).at),
  }))
  const parts = sales.flatMap((sale) =>
    sale.parts.map((part) => ({ payment: sale.payment, ...part })),
  )
  await rowsOf(target, 'payment_part', parts, (row) => ({
    id: number((i) => ids.part + i),
    payment_id: number((i) => row(i).payment),
    method: number((i) => row(i).payment_method),
    amount: number((i) => row(i).amount),
  }))
  ids.part += parts.length
  await writeLedger(target, sales)
}

/** Gap-free in each club, in the order of time. */
function numberInvoices({ world, ids }: Target, sales: Sale[]) {
  const last = new Map(world.clubs.map((club) => [club, 0]))
  for (const sale of sales) {
    sale.payment = ids.payment++
    sale.invoice = (last.get(sale.club) ?? 0) + 1
    last.set(sale.club, sale.invoice)
  }
}

async function writeLedger(target: Target, sales: Sale[]) {
  const { world, ids } = target
  const reversed = sales.filter(({ reversal }) => reversal)
  const posts = [
    ...sales.map(postingOf),
    ...world.deposits.map(depositPosting),
    ...reversed.map(reversalPosting),
  ]
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
  await writeReversals(target, reversed, (sale) => idOf(sale.payment, true))
}

/** What went back of which payment, in the order of time. */
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
     where (z.merchant_id, z.payment_id) = (r.merchant_id, r.payment_id) and z.merchant_id = ${world.merchant}`.execute(
    db,
  )
}

interface Posting {
  kind: 'payment' | 'deposit' | 'void' | 'refund'
  reverses?: boolean
  club: number
  at: number
  payment: number | null
  member: number
  staff: number
  lines: LedgerLine[]
}

function postingOf({ club, at, payment, member, seller, plan, discount, parts }: Sale): Posting {
  const lines = saleLines(plan.price, discount.amount, parts, member.id)
  return { kind: 'payment', club: club.id, at, payment, member: member.id, staff: seller.id, lines }
}

/** A void is the sale the other way round; a refund leaves by its method, and less was earned. */
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

/** The method is debited, the member's deposit credited: the club owes it. */
function depositPosting({ club, at, member, worker, method, amount }: Deposit): Posting {
  const lines = [
    { account: methods[method], amount },
    { account: methods[5], amount: -amount, member: member.id },
  ]
  return {
    kind: 'deposit',
    club: club.id,
    at,
    payment: null,
    member: member.id,
    staff: worker.id,
    lines,
  }
}
