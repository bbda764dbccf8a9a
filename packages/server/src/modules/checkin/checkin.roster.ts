import { sql, type RawBuilder } from 'kysely'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging } from '../../core/db/page.ts'
import { entryMoment, momentIn, type StoredMoment } from '../../queries/entryMoment.ts'
import { verdictOn, type EntryMoment, type EntryPlan } from '../../domain/verdict.ts'
import { groupPlan, type Held } from './checkin.rules.ts'

/** The holders of a package or a class on this day, by name, each with a verdict. */
export async function rosterPage(context: Context<'listGroup'>): Promise<Answer<'listGroup'>> {
  const { path, query, db, principal, now, today } = context
  const held: Held = { type: query.subscription ?? 1, id: path.id, time: query.class_time }
  await checkHeld(db, held, principal)
  const { limit, offset } = paging(query)
  const people = holders(held, principal, today)
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select p.id, concat_ws(' ', p.last_name, p.first_name) as fullname, p.phone,
             avatar_json(p.avatar_id) as avatar ${people} order by p.sort_key, p.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count ${people}`.execute(db),
  ])
  const facts = await factsOf(
    { db, principal, now, today },
    rows.map(({ id }) => id),
    held,
  )
  const results = rows.map((row) => {
    const { plans, moment } = facts.get(row.id) ?? notFound()
    return { ...row, verdict: verdictOn(groupPlan(plans, moment), moment) }
  })
  return pageOf(results, counted[0]?.count ?? 0, query)
}

type Row = Omit<Answer<'listGroup'>['results'][number], 'verdict'>

/** Input of the verdict: the member's plans of today that belong to this package or class, and the moment. */
export interface Facts {
  plans: EntryPlan[]
  moment: EntryMoment
}

export async function factsOf(
  { db, principal, now, today }: Pick<Context, 'db' | 'principal' | 'now' | 'today'>,
  members: readonly number[],
  held: Held,
): Promise<Map<number, Facts>> {
  const { rows } = await sql<{ id: number; plans: EntryPlan[]; moment: StoredMoment }>`
    select x.id::float8 as id,
           (select to_jsonb(e) from ${entryMoment(sql`x.id`, now, principal)} e) as moment,
           (select coalesce(jsonb_agg(to_jsonb(e) order by e.end_date, e.id), '[]')
              from entry_plans(x.id, ${today}::date, ${principal.zone}) e
              join membership m on m.merchant_id = current_merchant() and m.id = e.id and ${isHeld(held)}) as plans
      from unnest(${members}::bigint[]) x (id)`.execute(db)
  return new Map(
    rows.map(({ id, plans, moment }) => [
      id,
      { plans, moment: momentIn(moment, principal, today) },
    ]),
  )
}

/** Errors: 404 where the package or the class is not sold in this club. */
export async function checkHeld(db: Db, { type, id }: Held, { club }: Principal) {
  const sold =
    type === 1
      ? sql`package where (club_id = ${club} or is_global)`
      : sql`class where club_id = ${club}`
  const { rows } = await sql`
    select from ${sold} and merchant_id = current_merchant() and id = ${id}`.execute(db)
  if (rows.length === 0) notFound()
}

const holders = (held: Held, { club }: Principal, today: string) => sql`
  from member p
 where p.merchant_id = current_merchant() and p.deleted_at is null and p.scope_club in (0, ${club})
   and p.id in (select m.member_id from membership m
                 where m.merchant_id = current_merchant() and ${isHeld(held)} and m.state = 'sold'
                   and ${today}::date between m.start_date and m.end_date)`

function isHeld({ type, id, time }: Held): RawBuilder<unknown> {
  if (type === 1) return sql`m.package_id = ${id}`
  return time ? sql`m.class_id = ${id} and m.class_time_id = ${time}` : sql`m.class_id = ${id}`
}
