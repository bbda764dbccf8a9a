import { sql } from 'kysely'
import type { Body, Db } from '../../../core/operation/context.ts'
import { notFound } from '../../../core/errors.ts'
import { failField } from '../../../domain/failField.ts'
import type { Plan, Selling } from './sale.types.ts'

type Subscription = Body<'createPayment'>['subscription']

/**
 * Locks the class and the chosen block of the location until the sale ends, in the same order as changes of a
 * class; this serialises sales of the block's places.
 */
export async function lockClass(
  db: Db,
  { plan, class_time }: Subscription,
  location: number,
): Promise<Plan> {
  if (!class_time) failField('required', 'subscription.class_time')
  const classes = await sql<Omit<Plan, 'slot'>>`
    select id, name, price, days, visits, is_active, false as is_global from class
     where merchant_id = current_merchant() and id = ${plan} and club_id = ${location} for share`.execute(
    db,
  )
  const blocks = await sql<Pick<Plan, 'slot'>>`
    select slot from class_time
     where merchant_id = current_merchant() and id = ${class_time} and class_id = ${plan} for no key update`.execute(
    db,
  )
  const [sold, block] = [classes.rows[0] ?? notFound(), blocks.rows[0] ?? notFound()]
  return { ...sold, slot: block.slot }
}

/** Inserts the membership of a class. Hours, weekdays and room are not copied: those of the block apply. */
export const classMembership = ({
  body,
  location,
  member,
  plan,
  span,
  principal,
  now,
}: Selling) => sql<{
  id: number
}>`
  insert into membership (merchant_id, club_id, member_id, type, class_id, class_time_id, name, price, days, visits,
                          start_date, end_date, taken, sold_by, created_at)
  select b.merchant_id, ${location}, ${member}, 2, b.class_id, b.id, ${plan.name}, ${plan.price}, ${plan.days},
         ${plan.visits}, ${span.start_date}::date, ${span.end_date}::date,
         daterange(${span.start_date}::date, ${span.end_date}::date, '[]'), ${principal.staff}, ${now}
    from class_time b
   where b.merchant_id = current_merchant() and b.id = ${body.subscription.class_time} and b.class_id = ${plan.id}
  returning id`
