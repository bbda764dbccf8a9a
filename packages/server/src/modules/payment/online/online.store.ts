import { sql } from 'kysely'
import type { OnlineMethod } from '@zal/api/methods'
import type { Answer, Body, Db, Principal } from '../../../core/operation/context.ts'
import { notFound, type Vars } from '../../../core/errors.ts'
import { formatParams as named } from '../../../core/i18n/formatParams.ts'
import { fillTemplate } from '../../../core/i18n/words.ts'
import { isBeingPaid } from '../../../queries/pendingOnline.ts'
import { withAllowedActions, type PaymentRow } from '../../../queries/paymentActions.ts'

export type OnlineSale = Body<'createPayment'> | Body<'createOneTimePayment'>
export type Reason = [code: string, vars: Vars]

/** A locked online payment. */
export interface Order {
  id: number
  club: number
  method: OnlineMethod
  amount: number
  kind: 1 | 2 | 3
  sale: OnlineSale
  /** The seller; their permissions were checked when the sale began. */
  seller: Omit<Principal, 'permissions'>
  member: number | null
  state: 'pending' | 'failed' | 'completed' | 'switched' | 'cancelled' | 'deposited'
  expires_at: string
}

/**
 * Takes the first of all locks of a sale: settling, switching and cancelling it wait here. Errors: 404 where
 * it is not of this club.
 */
export async function lock(db: Db, id: number, { club }: Pick<Principal, 'club'>): Promise<Order> {
  return (await find(db, id, club, sql`for update`)) ?? notFound()
}

export const findOrder = (db: Db, id: number, club: number) => find(db, id, club, sql``)

export const lockIfThere = (db: Db, id: number, club: number) => find(db, id, club, sql`for update`)

async function find(db: Db, id: number, club: number, how: ReturnType<typeof sql>) {
  const { rows } = await sql<Order>`
    select id, club_id as club, method, amount, kind, sale, seller, member_id as member, state, expires_at
      from online_payment
     where merchant_id = current_merchant() and id = ${id} and club_id = ${club} ${how}`.execute(db)
  return rows[0]
}

interface Begun extends Pick<Order, 'method' | 'amount' | 'kind' | 'sale' | 'seller' | 'member'> {
  total: number
  name: string | null
  now: Date
  expires: Date
}

/** Inserts an online payment; returns its id, which the payment will get. */
export async function begin(db: Db, begun: Begun): Promise<number> {
  const { seller, now, expires } = begun
  const { rows } = await sql<{ id: number }>`
    insert into online_payment (merchant_id, id, club_id, method, amount, total, kind, sale, seller, name, member_id, staff_id,
                                created_at, expires_at)
    values (current_merchant(), nextval('payment_id_seq'), ${seller.club}, ${begun.method}, ${begun.amount}, ${begun.total},
            ${begun.kind}, ${JSON.stringify(begun.sale)}::jsonb, ${JSON.stringify(seller)}::jsonb, ${begun.name},
            ${begun.member}, ${seller.staff}, ${now}, ${expires})
    returning id`.execute(db)
  return rows[0]?.id ?? notFound()
}

/**
 * Sets the final state. The condition of the update guards it in addition to the lock: a settled payment
 * stays settled. Returns whether it was open.
 */
export async function settleAs(
  db: Db,
  id: number,
  settled: { state: Order['state']; reason?: Reason; deposit?: number; now: Date },
): Promise<boolean> {
  const isOpen = settled.state === 'pending' || settled.state === 'failed'
  const { numAffectedRows } = await sql`
    update online_payment
       set state = ${settled.state}, reason = ${settled.reason ? JSON.stringify(settled.reason) : null}::jsonb,
           deposit_id = ${settled.deposit ?? null}, settled_at = ${isOpen ? null : settled.now}
     where merchant_id = current_merchant() and id = ${id} and state in ('pending', 'failed')`.execute(
    db,
  )
  return numAffectedRows === 1n
}

type OnlinePayment = Answer<'getOnlinePayment'>
/** Context of the reader: texts, and whether a method is connected to the sandbox. */
export interface Reader {
  principal: Principal
  now: Date
  today: string
  errors: Record<string, string>
  isSandbox: (method: OnlineMethod) => boolean
}

/** An online payment in the shape of the waiting screen. Errors: 404. */
export async function one(
  db: Db,
  id: number,
  club: number,
  reader: Reader,
): Promise<OnlinePayment> {
  const [row] = await readOnline(db, club, reader, sql`o.id = ${id}`)
  return row ?? notFound()
}

/** Pending payments, and those of the last day that need attention; the latest first. */
export const open = (db: Db, club: number, reader: Reader) =>
  readOnline(
    db,
    club,
    reader,
    sql`((o.state in ('pending', 'failed') and (o.expires_at > ${reader.now} or ${isBeingPaid(reader.now)}))
         or (o.state = 'deposited' and o.settled_at > ${reader.now}::timestamptz - interval '1 day'))`,
  )

async function readOnline(db: Db, club: number, reader: Reader, which: ReturnType<typeof sql>) {
  // Otherwise the payment expires.
  const prepared = isBeingPaid(reader.now)
  const { rows } = await sql<
    Omit<OnlinePayment, 'is_sandbox' | 'reason' | 'payments' | 'payment' | 'items'> & {
      payment: PaymentRow | null
      reason: Reason | null
      sale: OnlineSale
    }
  >`
    select o.id, o.method as payment_method, o.amount, o.total, o.name, o.sale, o.reason,
           case when m.id is not null then
             jsonb_build_object('id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name)) end as customer,
           o.state in ('pending', 'failed') and ${prepared} as is_prepared,
           case when o.state in ('pending', 'failed') and o.expires_at <= ${reader.now} and not ${prepared}
                then 'expired' else o.state end as state,
           case when o.state in ('pending', 'failed')
                then greatest(ceil(extract(epoch from o.expires_at - ${reader.now}::timestamptz)), 0)::int else 0 end as seconds_left,
           moment_text(o.created_at) as created_at, moment_text(o.expires_at) as expires_at,
           concat_ws(' ', s.last_name, s.first_name) as by,
           case when o.state in ('completed', 'switched') then payment_json(o.merchant_id, o.id, ${reader.today}::date) end as payment
      from online_payment o
      join staff s on s.merchant_id = o.merchant_id and s.id = o.staff_id
      left join member m on m.merchant_id = o.merchant_id and m.id = o.member_id
     where o.merchant_id = current_merchant() and o.club_id = ${club} and ${which}
     order by o.id desc limit 50`.execute(db)
  const sold = rows.flatMap(({ payment }) => payment ?? [])
  const payments = await withAllowedActions(db, sold, reader.principal, reader.today)
  return rows.map(({ sale, reason, ...row }): OnlinePayment => ({
    ...row,
    payment: payments.find(({ id }) => id === row.id) ?? null,
    reason: reason && reasonText(reason, reader),
    items:
      'items' in sale
        ? sale.items.map(({ service, name, quantity }) => ({
            service,
            name: name ?? null,
            quantity,
          }))
        : [],
    payments: sale.payments.filter((part) => part.payment_method !== row.payment_method),
    is_sandbox: reader.isSandbox(row.payment_method),
  }))
}

const reasonText = ([code, vars]: Reason, { errors, principal }: Reader) =>
  fillTemplate(errors[code] ?? code, named(vars, principal.currency))

export const reasonOf = ({ code, vars }: { code: string; vars: Vars }): Reason => [code, vars]

/** The merchant of a club, for callbacks without a session; null where there is no such club. */
export async function merchantOf(db: Db, club: number): Promise<number | null> {
  const { rows } = await sql<{ merchant: number | null }>`
    select merchant_of_club(${club}) as merchant`.execute(db)
  return rows[0]?.merchant ?? null
}
