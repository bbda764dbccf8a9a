import { sql } from 'kysely'
import type { OnlineMethod } from '@zal/api/methods'
import type { Db } from '../../core/context.ts'
import type { Begun, OnlineTransaction } from '../../core/online.ts'
import type { Order } from './payment.online.store.ts'

const columns = sql`
  id as number, provider_id as id, online_id as "order", amount, provider_time as "time", state, reason,
  ${ms(sql`created_at`)} as created, ${ms(sql`performed_at`)} as performed, ${ms(sql`cancelled_at`)} as cancelled`

function ms(moment: ReturnType<typeof sql>) {
  return sql`coalesce(round(extract(epoch from ${moment}) * 1000), 0)::bigint`
}

const mine = (club: number, method: OnlineMethod) =>
  sql`merchant_id = current_merchant() and club_id = ${club} and method = ${method}`

export async function find(
  db: Db,
  club: number,
  method: OnlineMethod,
  id: string,
): Promise<OnlineTransaction | undefined> {
  const { rows } = await sql<OnlineTransaction>`
    select ${columns} from online_transaction where ${mine(club, method)} and provider_id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function between(
  db: Db,
  asked: { club: number; method: OnlineMethod; from: number; to: number },
): Promise<OnlineTransaction[]> {
  const { rows } = await sql<OnlineTransaction>`
    select ${columns} from online_transaction
     where ${mine(asked.club, asked.method)} and provider_time between ${asked.from} and ${asked.to}
     order by provider_time, id limit 10000`.execute(db)
  return rows
}

/** Whether a provider is taking the money of this order, in a transaction that is not expired. */
export async function isBegun(db: Db, order: number, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from online_transaction
     where merchant_id = current_merchant() and online_id = ${order} and state = 'created' and created_at >= ${since} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

interface Created extends Omit<Begun, 'order'> {
  order: number
  club: number
  method: OnlineMethod
  now: Date
}

export async function create(db: Db, { order, club, method, id, amount, time, now }: Created) {
  await sql`
    insert into online_transaction (merchant_id, club_id, online_id, method, provider_id, amount, provider_time, created_at)
    values (current_merchant(), ${club}, ${order}, ${method}, ${id}, ${amount}, ${time}, ${now})`.execute(
    db,
  )
}

export async function perform(db: Db, number: number, now: Date) {
  await sql`
    update online_transaction set state = 'performed', performed_at = ${now}
     where merchant_id = current_merchant() and id = ${number} and state = 'created'`.execute(db)
}

/** Cancels a transaction; a performed one becomes reversed. */
export async function cancel(
  db: Db,
  number: number,
  { reason, now }: { reason: number | null; now: Date },
) {
  await sql`
    update online_transaction
       set state = case state when 'performed' then 'reversed' else 'cancelled' end, reason = ${reason}, cancelled_at = ${now}
     where merchant_id = current_merchant() and id = ${number} and state in ('created', 'performed')`.execute(
    db,
  )
}

/**
 * Whether the desk has reversed the money by the same method, so that the provider may return it: by a void,
 * or by refunds of the full amount. Money returned in cash is not returned again.
 */
export async function isTakenBack(
  db: Db,
  { id, method, amount }: Pick<Order, 'id' | 'method' | 'amount'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_reversal
     where merchant_id = current_merchant() and payment_id = ${id}
    having bool_or(kind = 'void') or sum(amount) filter (where method = ${method}) >= ${amount}`.execute(
    db,
  )
  return rows.length > 0
}
