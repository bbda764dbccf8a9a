import { sql } from 'kysely'
import type { Answer, Body, Db, Principal } from '../../../core/operation/context.ts'
import { notFound } from '../../../core/errors.ts'
import type { Charge } from '../../../domain/charge.ts'
import {
  clubSettings,
  type ClubSettings,
  type StoredSettings,
} from '../../../domain/clubSettings.ts'
import type { EntryMoment, EntryPlan } from '../../../domain/verdict.ts'
import { paymentRows } from '../../../queries/paymentRows.ts'

type OneTimeSaleBody = Body<'createOneTimePayment'>

/** Services of a one-time payment, each with its last price in the club. */
export async function services(db: Db, { club }: Principal): Promise<Answer<'listServices'>> {
  const { rows } = await sql<Answer<'listServices'>[number]>`
    select s as service,
           (select i.price from payment_item i
             where i.merchant_id = current_merchant() and i.club_id = ${club} and i.service = s
             order by i.id desc limit 1) as price
      from generate_series(1, 5) s`.execute(db)
  return rows
}

/** A block of a class of this club, in the shape of a check-in today. */
export interface Block extends Pick<
  EntryPlan,
  'id' | 'name' | 'week_days' | 'start_time' | 'end_time' | 'slots_left'
> {
  is_active: boolean
}

/** Locks the places of the block. Errors: 404. */
export async function lockBlock(
  db: Db,
  id: number,
  { club }: Principal,
  today: string,
): Promise<Block> {
  const mine = sql`b.merchant_id = current_merchant() and b.id = ${id} and c.club_id = ${club}`
  const from = sql`class_time b join class c on c.merchant_id = b.merchant_id and c.id = b.class_id`
  await sql`select b.id from ${from} where ${mine} for no key update of b`.execute(db)
  const { rows } = await sql<Block>`
    select b.id, c.name, c.is_active, b.week_days, to_char(b.start_time, 'HH24:MI') as start_time,
           to_char(b.end_time, 'HH24:MI') as end_time,
           b.slot - class_time_entered(b.id, ${today}::date, 0) as slots_left
      from ${from} where ${mine}`.execute(db)
  return rows[0] ?? notFound()
}

export interface OneTimeFacts {
  /** Id that the payment will get. */
  payment: number
  settings: ClubSettings
  balance: number
  frozen_until: string | null
  /** Check-in facts of the member; null for an anonymous sale. */
  person: Pick<EntryMoment, 'member_active' | 'just_entered_at'> | null
  /** The time in the club, 'HH:MM'. */
  time: string
}

export async function oneTimeFacts(
  db: Db,
  customer: number | null,
  { principal, today, now }: { principal: Principal; today: string; now: Date },
): Promise<OneTimeFacts> {
  const { rows } = await sql<Omit<OneTimeFacts, 'settings'> & { settings: StoredSettings }>`
    select nextval('payment_id_seq') as payment, c.settings, coalesce(e.balance, 0) as balance,
           to_char(${now}::timestamptz at time zone ${principal.zone}, 'HH24:MI') as "time",
           (select max(x.freeze_end_date)::text from membership_on(${today}::date) x
             where x.merchant_id = c.merchant_id and x.member_id = ${customer}::bigint and x.status = 'freeze') as frozen_until,
           case when e.member_active is not null then
             jsonb_build_object('member_active', e.member_active, 'just_entered_at', e.just_entered_at) end as person
      from club c
      left join lateral entry_moment(${customer}::bigint, ${now}::timestamptz, ${principal.zone}) e on true
     where c.merchant_id = current_merchant() and c.id = ${principal.club}`.execute(db)
  const found = rows[0] ?? notFound()
  return { ...found, settings: clubSettings(found.settings, principal) }
}

interface Sold {
  payment: number
  body: OneTimeSaleBody
  charge: Charge
  blocks: ReadonlyMap<number, Block>
  principal: Principal
  today: string
  now: Date
}

/** Inserts the payment, its items and its parts; returns the invoice number. Locks the counter of the club. */
export async function recordOneTimeSale(db: Db, { blocks, ...sold }: Sold): Promise<number> {
  const { body, principal } = sold
  const items = body.items.map(({ service, name, class_time, quantity, price }) => ({
    service,
    name: (class_time ? blocks.get(class_time)?.name : name?.trim()) ?? null,
    class_time: class_time ?? null,
    quantity,
    price,
  }))
  const { rows } = await sql<{ invoice_no: number }>`
    with ${paymentRows({ ...sold, type: 3, member: body.customer, membership: null })}, sold as (
      insert into payment_item (merchant_id, payment_id, club_id, service, name, class_time_id, quantity, price)
      select current_merchant(), paid.id, ${principal.club}, i.service, i.name, i.class_time, i.quantity, i.price
        from paid, rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
               as (service smallint, name text, class_time bigint, quantity integer, price bigint))
             with ordinality as i (service, name, class_time, quantity, price, nth)
       order by i.nth
    )
    select invoice_no from paid`.execute(db)
  return rows[0]?.invoice_no ?? notFound()
}

interface Entry extends Pick<Sold, 'payment' | 'principal' | 'today' | 'now'> {
  customer: number | null
  block: number | null
}

/** Inserts the visit of a one-time payment. It uses no visit of a plan. */
export async function recordVisit(db: Db, entry: Entry): Promise<number> {
  const { payment, customer, block, principal, today, now } = entry
  const { rows } = await sql<{ id: number }>`
    insert into visit (merchant_id, club_id, type, member_id, amount, business_day, at, staff_id, payment_id, class_time_id)
    values (current_merchant(), ${principal.club}, 3, ${customer}, 0, ${today}::date, ${now}, ${principal.staff}, ${payment}, ${block})
    returning id`.execute(db)
  return rows[0]?.id ?? notFound()
}
