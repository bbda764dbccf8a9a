import { sql } from 'kysely'
import { CASH, isOnline } from '@zal/api/methods'
import type { Db, MoneyContext, Permissions, Principal } from '../../../core/operation/context.ts'
import { AppError } from '../../../core/errors.ts'
import { postDocument } from '../../../core/money/document.ts'
import { depositLines, type Part } from '../../../domain/money.ts'
import { constraints } from '../payment.constraints.ts'
import { sellOneTime } from '../oneTime/oneTimeSale.ts'
import type { OnlineSale, Order } from './online.store.ts'
import * as store from './online.store.ts'
import { sell, type ReceivedOnline } from '../sale/sale.ts'

/**
 * Grants everything, because the seller's permissions were checked when the sale began, not when the money
 * arrives.
 */
const granted: Permissions = {
  payment: { register: { discount: true, backdate: true } },
  checkin: { register: true },
}

export const sellerOf = ({ seller }: Pick<Order, 'seller'>): Principal => ({
  ...seller,
  permissions: granted,
})

/**
 * Completes a paid sale by the rules of every sale. Where the sale is no longer possible (the last place is
 * sold, the member is frozen), the money of a member goes to the deposit in the same transaction; without a
 * deposit it is refused, and the provider returns it. Money on a day closed meanwhile is refused as well.
 * Requires the lock of an open order.
 */
export async function complete(
  desk: MoneyContext,
  order: Order,
): Promise<'sold' | 'deposited' | 'refused'> {
  const { db, now, today } = desk
  let refusal: AppError | undefined
  for (const sale of attempts(saleOn(order.sale, today))) {
    const sold = await tried(db, () => sellAs(desk, sale, { payment: order.id }))
    if (!(sold instanceof AppError)) {
      await finish(desk, order, { state: 'completed' })
      return 'sold'
    }
    refusal ??= sold
  }
  const reason = refusal && store.reasonOf(refusal)
  const holder = await lockHolder(desk, order)
  const deposit = holder && (await tried(db, () => toDeposit(desk, order, holder)))
  if (typeof deposit !== 'number') {
    await store.settleAs(db, order.id, { state: 'failed', reason, now })
    await desk.emit('online.changed', { id: order.id })
    return 'refused'
  }
  await finish(desk, order, { state: 'deposited', reason, deposit })
  return 'deposited'
}

/**
 * Sells for cash what was waiting for online money. Requires the lock of the order. Errors: those of a sale.
 */
export async function inCash(desk: MoneyContext, order: Order) {
  const sale = saleOn(order.sale, desk.today)
  const parts = sale.payments.map((part) =>
    isOnline(part.payment_method) ? { ...part, payment_method: CASH } : part,
  )
  const method = isOnline(sale.payment_method) ? CASH : sale.payment_method
  const paid = { ...sale, payments: merged(parts), payment_method: method } as OnlineSale
  const principal = { ...desk.principal, permissions: granted }
  await sellAs({ ...desk, principal }, paid, { payment: order.id })
  await finish(desk, order, { state: 'switched' })
}

/** Tests whether the sale is possible now: runs it and rolls it back. Returns the name of the plan. */
export async function rehearse(
  desk: MoneyContext,
  sale: OnlineSale,
): Promise<string | null | AppError> {
  const { db } = desk
  const nothing = {
    ...desk,
    emit: async <R>(_: string, row: R) => row,
    audit: async () => {},
    alert: () => {},
  }
  await sql`savepoint rehearsal`.execute(db)
  try {
    // With an id that no payment uses.
    const found = await sellAs(nothing as MoneyContext, sale, await nextId(db))
    await sql`rollback to savepoint rehearsal`.execute(db)
    return found
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    await sql`rollback to savepoint rehearsal`.execute(db)
    return refusal
  }
}

async function nextId(db: Db): Promise<ReceivedOnline> {
  const { rows } = await sql<ReceivedOnline>`select nextval('payment_id_seq') as payment`.execute(
    db,
  )
  return rows[0] as ReceivedOnline
}

/** Makes the sale; returns the name of the plan, null for single services. */
async function sellAs(
  desk: MoneyContext,
  sale: OnlineSale,
  settled: ReceivedOnline,
): Promise<string | null> {
  if ('items' in sale) {
    await sellOneTime({ ...desk, body: sale }, settled)
    return null
  }
  const { plan } = await sell({ ...desk, body: sale }, settled)
  return plan
}

/** The sale on the day on which the money arrived. */
export function saleOn<S extends OnlineSale>(sale: S, today: string): S {
  if ('items' in sale) return { ...sale, payment_date: today, confirm: true }
  const start_date = sale.start_date < today ? today : sale.start_date
  return { ...sale, payment_date: today, start_date }
}

/** A paid sale is kept without its visit where the check-in is refused meanwhile. */
const attempts = (sale: OnlineSale): OnlineSale[] =>
  'items' in sale && sale.check_in ? [sale, { ...sale, check_in: false }] : [sale]

/** Merges several cash parts into one. */
function merged(parts: readonly Part[]): Part[] {
  const cash = parts.filter((part) => part.payment_method === CASH)
  const sum = cash.reduce((total, { amount }) => total + amount, 0)
  const first = parts.findIndex((part) => part.payment_method === CASH)
  return parts.flatMap((part, at) =>
    part.payment_method !== CASH ? [part] : at === first ? [{ ...part, amount: sum }] : [],
  )
}

/**
 * Locks the member whose deposit may take the money; this is the first lock of all writers. Null for an
 * anonymous sale, a member removed meanwhile, or an edition without deposits.
 */
async function lockHolder(
  { db, principal }: MoneyContext,
  { member }: Order,
): Promise<number | null> {
  if (principal.edition === 'LITE') return null
  const { rows } = await sql<{ id: number }>`
    select id from member
     where merchant_id = current_merchant() and id = ${member}::bigint and deleted_at is null for update`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

function toDeposit(desk: MoneyContext, { method, amount }: Order, member: number): Promise<number> {
  const parts = [{ payment_method: method, amount }]
  const { today: day } = desk
  return postDocument(desk, {
    id: null,
    member,
    action: 'deposit.created',
    event: 'deposit.created',
    postings: [{ kind: 'deposit', day, entries: depositLines(parts, member) }],
    record: async ({ id }) => ({ id }),
    read: ({ id }) => id,
    after: () => ({ amount, payment_date: day, parts }),
  })
}

async function finish(
  { db, now, emit }: MoneyContext,
  { id }: Order,
  settled: Omit<Parameters<typeof store.settleAs>[2], 'now'>,
) {
  if (!(await store.settleAs(db, id, { ...settled, now }))) throw new Error(`${id} was not open`)
  await emit('online.changed', { id })
}

/** Runs a sale in a savepoint, so that a refusal leaves no changes. Transient errors are rethrown. */
async function tried<T>(db: Db, work: () => Promise<T>): Promise<T | AppError> {
  await sql`savepoint sale`.execute(db)
  try {
    const value = await work()
    await sql`release savepoint sale`.execute(db)
    return value
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    await sql`rollback to savepoint sale`.execute(db)
    return refusal
  }
}

function refusalOf(error: unknown): AppError | undefined {
  const known =
    error instanceof Error && 'constraint' in error
      ? constraints[String(error.constraint)]
      : undefined
  const refusal =
    error instanceof AppError ? error : known ? new AppError(known.code, known) : undefined
  return refusal && refusal.code !== 'busy' && refusal.status < 500 ? refusal : undefined
}
