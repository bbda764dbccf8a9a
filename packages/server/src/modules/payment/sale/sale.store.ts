import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../../core/operation/context.ts'
import { notFound } from '../../../core/errors.ts'
import { RawJson } from '../../../core/db/json.ts'
import { clubSettings, type StoredSettings } from '../../../domain/clubSettings.ts'
import { allowedActions, type PaymentState } from '../../../queries/paymentActions.ts'
import { paymentRows } from '../../../queries/paymentRows.ts'
import { classMembership, lockClass } from './sale.class.ts'
import { failField } from '../../../domain/failField.ts'
import type { Buyer, Facts, Held, Plan, SaleBody, Selling, Sold } from './sale.types.ts'

export async function lockMember(db: Db, id: number, { club }: Principal): Promise<Buyer> {
  const { rows } = await sql<Buyer>`
    select id, club_id as club, status, read_only, is_global
      from member m
     where merchant_id = current_merchant() and id = ${id} and deleted_at is null and scope_club in (0, ${club})
       for update`.execute(db)
  return rows[0] ?? notFound()
}

export const lockPlan = (db: Db, subscription: SaleBody['subscription'], location: number) =>
  subscription.type === 2
    ? lockClass(db, subscription, location)
    : lockPackage(db, subscription, location)

/**
 * Locks a package of the location or a global one until the end of the transaction: shared, so that it cannot
 * change; exclusively where its places are limited, which serialises sales. A lock that had to wait returns
 * the current row, and none where `slot` no longer matches: hence the second query for a package without
 * limit.
 */
async function lockPackage(
  db: Db,
  { plan, class_time }: SaleBody['subscription'],
  location: number,
): Promise<Plan> {
  if (class_time) failField('invalid_value', 'subscription.class_time')
  const found = sql`
    select id, name, price, days, visits, slot, is_active, is_global from package
     where merchant_id = current_merchant() and id = ${plan} and (club_id = ${location} or is_global)`
  const unlimited = sql<Plan>`${found} and slot is null for share`
  const limited = sql<Plan>`${found} and slot is not null for update`
  for (const locking of [unlimited, limited, unlimited]) {
    const { rows } = await locking.execute(db)
    if (rows[0]) return rows[0]
  }
  return notFound()
}

export async function facts(
  db: Db,
  { customer, subscription }: SaleBody,
  principal: Principal,
  today: string,
): Promise<Facts> {
  const isClass = subscription.type === 2
  const holders = isClass
    ? sql`select class_time_holders(b, ${today}::date) from class_time b
           where b.merchant_id = c.merchant_id and b.id = ${subscription.class_time ?? null} and b.slot is not null`
    : sql`select (select count(*)::int from membership_on(${today}::date) x
                   where x.merchant_id = k.merchant_id and x.package_id = k.id and x.end_date >= ${today}::date
                     and x.status in ('active', 'freeze', 'paid'))
            from package k where k.merchant_id = c.merchant_id and k.id = ${subscription.plan} and k.slot is not null`
  const rivals = isClass
    ? sql`m.type = 2 and m.class_id = ${subscription.plan}`
    : sql`m.type = 1 and m.days > 1`
  const { rows } = await sql<Omit<Facts, 'settings'> & { settings: StoredSettings }>`
    select nextval('payment_id_seq') as payment, member_balance(c.merchant_id, ${customer}) as balance, c.settings,
           h.held, h.frozen_until::text,
           coalesce((${holders}), 0) as holders,
           exists (select from closed_day d
                    where d.merchant_id = c.merchant_id and d.club_id = c.id and d.day = ${today}::date) as is_closed
      from club c
      cross join lateral (
        select max(x.freeze_end_date) filter (where x.status = 'freeze') as frozen_until,
               coalesce(jsonb_agg(jsonb_build_object(
                 'id', x.id, 'name', x.name, 'start_date', lower(m.taken), 'end_date', upper(m.taken) - 1,
                 'is_exhausted', coalesce(x.visits_left <= 0, false)) order by lower(m.taken))
                 filter (where m.state = 'sold' and ${rivals} and not isempty(m.taken)), '[]') as held
          from membership_on(${today}::date) x
          join membership m on m.merchant_id = x.merchant_id and m.id = x.id
         where x.merchant_id = c.merchant_id and x.member_id = ${customer}
      ) h
     where c.merchant_id = current_merchant() and c.id = ${principal.club}`.execute(db)
  const found = rows[0] ?? notFound()
  return { ...found, settings: clubSettings(found.settings, principal) }
}

/** Ends exhausted memberships where the next one begins. */
export async function release(db: Db, exhausted: Held[], start: string) {
  if (exhausted.length === 0) return
  const ids = exhausted.map(({ id }) => id)
  await sql`
    update membership set taken = case when lower(taken) < ${start}::date then daterange(lower(taken), ${start}::date) else 'empty' end
     where merchant_id = current_merchant() and id = any(${ids}::bigint[])`.execute(db)
}

export async function makeGlobal(db: Db, member: number) {
  await sql`
    update member set is_global = true, version = version + 1
     where merchant_id = current_merchant() and id = ${member}`.execute(db)
}

/** Inserts the membership; returns its id. Only writers of the same member wait for its locks. */
export async function open(db: Db, selling: Selling): Promise<number> {
  const { type } = selling.body.subscription
  const { rows } = await (
    type === 2 ? classMembership(selling) : packageMembership(selling)
  ).execute(db)
  return rows[0]?.id ?? notFound()
}

/** Inserts the payment and its parts; returns the invoice number. Locks the counter of the club. */
export async function record(db: Db, sold: Sold): Promise<number> {
  const { type } = sold.body.subscription
  const { rows } = await sql<{ invoice_no: number }>`
    with ${paymentRows({ ...sold, type })} select invoice_no from paid`.execute(db)
  return rows[0]?.invoice_no ?? notFound()
}

/** The payment just sold, in the shape of `one`. */
export async function soldPayment(
  db: Db,
  { payment, body, charge, principal, today }: Sold,
  { is_closed }: Pick<Facts, 'is_closed'>,
): Promise<RawJson<Answer<'getPayment'>>> {
  const { type } = body.subscription
  const stands: PaymentState = {
    type,
    status: 'paid',
    parts: body.payments,
    business_day: today,
    is_mine: true,
  }
  const { payment_date } = body
  // The payment date is open, since it was booked; today may be closed.
  const books = { today, closed: new Set(is_closed ? [today] : []) }
  const allowed = allowedActions(
    stands,
    { club: principal.club, payment_date, left: charge.total },
    principal,
    books,
  )
  const { rows } = await sql<{ payment: string }>`
    select (payment_json(current_merchant(), ${payment}, ${today}::date) - 'is_mine' || ${JSON.stringify(allowed)}::jsonb)::text
           as payment`.execute(db)
  return new RawJson(rows[0]?.payment ?? notFound())
}

const packageMembership = ({ location, member, plan, span, principal, now }: Selling) => sql<{
  id: number
}>`
  insert into membership (merchant_id, club_id, member_id, type, package_id, name, price, days, visits, start_date, end_date,
                          taken, start_time, end_time, week_days, trainer, is_global, freeze_days, freeze_times, sold_by, created_at)
  select p.merchant_id, ${location}, ${member}, 1, p.id, p.name, p.price, p.days, p.visits, ${span.start_date}::date,
         ${span.end_date}::date, daterange(${span.start_date}::date, ${span.end_date}::date, '[]'), p.start_time,
         p.end_time, p.week_days, trainer_snapshot(p), p.is_global, p.freeze_days, p.freeze_times,
         ${principal.staff}, ${now}
    from package p where p.merchant_id = current_merchant() and p.id = ${plan.id}
  returning id`
