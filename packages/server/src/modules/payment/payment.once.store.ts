import { sql } from 'kysely'
import type { Answer, Body, Db, Who } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'
import { clubSettings, type ClubSettings } from '../../rules/clubSettings.ts'
import type { EntryMoment, EntryPlan } from '../../rules/verdict.ts'
import type { Charge } from './payment.types.ts'

type Sale = Body<'createOneTimePayment'>

/** Services of a one-time payment, each with its last price in the club. */
export async function services(db: Db, { club }: Who): Promise<Answer<'listServices'>> {
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
export async function lockBlock(db: Db, id: number, { club }: Who, today: string): Promise<Block> {
  const mine = sql`b.merchant_id = current_merchant() and b.id = ${id} and c.club_id = ${club}`
  const from = sql`class_time b join class c on c.merchant_id = b.merchant_id and c.id = b.class_id`
  await sql`select b.id from ${from} where ${mine} for no key update of b`.execute(db)
  const { rows } = await sql<Block>`
    select b.id, c.name, c.is_active, b.week_days, to_char(b.start_time, 'HH24:MI') as start_time,
           to_char(b.end_time, 'HH24:MI') as end_time,
           b.slot - class_time_entered(b.id, ${today}::date, 0) as slots_left
      from ${from} where ${mine}`.execute(db)
  return rows[0] ?? missing()
}

export interface OnceFacts {
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

export async function onceFacts(
  db: Db,
  customer: number | null,
  { who, today, now }: { who: Who; today: string; now: Date },
): Promise<OnceFacts> {
  const { rows } = await sql<Omit<OnceFacts, 'settings'> & { settings: Partial<ClubSettings> }>`
    select nextval('payment_id_seq') as payment, c.settings, coalesce(e.balance, 0) as balance,
           to_char(${now}::timestamptz at time zone ${who.zone}, 'HH24:MI') as "time",
           (select max(x.freeze_end_date)::text from membership_on(${today}::date) x
             where x.merchant_id = c.merchant_id and x.member_id = ${customer}::bigint and x.status = 'freeze') as frozen_until,
           case when e.member_active is not null then
             jsonb_build_object('member_active', e.member_active, 'just_entered_at', e.just_entered_at) end as person
      from club c
      left join lateral entry_moment(${customer}::bigint, ${now}::timestamptz, ${who.zone}) e on true
     where c.merchant_id = current_merchant() and c.id = ${who.club}`.execute(db)
  const found = rows[0] ?? missing()
  return { ...found, settings: clubSettings(found.settings, who) }
}

interface Sold {
  payment: number
  body: Sale
  charge: Charge
  blocks: ReadonlyMap<number, Block>
  who: Who
  today: string
  now: Date
}

/**
 * Inserts the payment, its items and its parts; takes the invoice number from the counter of the club, which
 * is locked last.
 */
export async function recordOnce(db: Db, { body, charge, blocks, who, ...sold }: Sold) {
  const methods = body.payments.map((part) => part.payment_method)
  const amounts = body.payments.map((part) => part.amount)
  const items = body.items.map(({ service, name, class_time, quantity, price }) => ({
    service,
    name: (class_time ? blocks.get(class_time)?.name : name?.trim()) ?? null,
    class_time: class_time ?? null,
    quantity,
    price,
  }))
  const { rows } = await sql`
    with counted as (
      update club_counter set invoice_no = invoice_no + 1 from (select take_turn(${who.club}) as mine) turn
       where merchant_id = current_merchant() and club_id = ${who.club} and turn.mine returning invoice_no
    ), paid as (
      insert into payment (merchant_id, id, club_id, invoice_no, type, member_id, payment_date, subtotal, discount_percent,
                           discount_amount, discount_reason, total, currency, staff_id, business_day, at)
      select current_merchant(), ${sold.payment}, ${who.club}, counted.invoice_no, 3, ${body.customer}::bigint, ${body.payment_date}::date,
             ${charge.subtotal}, ${body.discount_value || null}, ${charge.discount}, ${charge.reason}, ${charge.total},
             ${who.currency}, ${who.staff}, ${sold.today}::date, ${sold.now}
        from counted
      returning id
    ), split as (
      insert into payment_part (merchant_id, payment_id, method, amount)
      select current_merchant(), paid.id, part.method, part.amount
        from paid, unnest(${methods}::smallint[], ${amounts}::bigint[]) with ordinality as part (method, amount, nth)
       order by part.nth
    ), sold as (
      insert into payment_item (merchant_id, payment_id, club_id, service, name, class_time_id, quantity, price)
      select current_merchant(), paid.id, ${who.club}, i.service, i.name, i.class_time, i.quantity, i.price
        from paid, rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
               as (service smallint, name text, class_time bigint, quantity integer, price bigint))
             with ordinality as i (service, name, class_time, quantity, price, nth)
       order by i.nth
    )
    select id from paid`.execute(db)
  if (rows.length === 0) missing()
}

interface Entry extends Pick<Sold, 'payment' | 'who' | 'today' | 'now'> {
  customer: number | null
  block: number | null
}

/** Inserts the visit of a one-time payment. It uses no visit of a plan. */
export async function enterOnce(db: Db, entry: Entry): Promise<number> {
  const { payment, customer, block, who, today, now } = entry
  const { rows } = await sql<{ id: number }>`
    insert into visit (merchant_id, club_id, type, member_id, amount, business_day, at, staff_id, payment_id, class_time_id)
    values (current_merchant(), ${who.club}, 3, ${customer}, 0, ${today}::date, ${now}, ${who.staff}, ${payment}, ${block})
    returning id`.execute(db)
  return rows[0]?.id ?? missing()
}
