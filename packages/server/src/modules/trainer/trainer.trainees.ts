import { sql } from 'kysely'
import type { RecordContext } from '../../core/db/recordStore.ts'
import { filtersOf, readPage } from '../../core/db/page.ts'
import type { Answer, Query } from '../../core/operation/context.ts'
import { visible } from '../../queries/memberVisibility.ts'
import { membershipsOf } from '../../queries/trainerMemberships.ts'

type Trainees = Answer<'listTrainerTrainees'>

/**
 * The trainees of the chosen club, each with one membership `t` in the order `place`: 0 running, 1 starts later, 2
 * ended.
 */
export const traineeRows = (trainer: number, { principal, today }: RecordContext) => sql`
  from (
    select distinct on (o.member_id) o.*, p.place
      from membership_on(${today}::date) o
     cross join lateral (select case o.status when 'active' then 0 when 'freeze' then 0 when 'paid' then 1 else 2 end as place) p
     where o.merchant_id = ${principal.merchant} and o.club_id = ${principal.club}
       and o.id = any(${membershipsOf(trainer, principal)})
     order by o.member_id, p.place, case when p.place < 2 then o.end_date end, o.end_date desc, o.id desc
  ) t
  join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
 where ${visible(principal)}`

/** A page of the trainees of the chosen club: running ones by their last day, then later ones, then ended ones. */
export function traineesOf(
  context: RecordContext,
  trainer: number,
  query: Query<'listTrainerTrainees'>,
): Promise<Trainees> {
  const { wanted } = filtersOf({ q: query.q })
  const place = query.state === undefined ? null : query.state === 'running' ? 0 : 2
  const columns = sql`
    m.id, concat_ws(' ', m.last_name, m.first_name) as fullname, avatar_json(m.avatar_id) as avatar,
    jsonb_build_object('id', t.id, 'name', t.name) as membership, t.type, t.status,
    to_char(t.start_date, 'YYYY-MM-DD') as start_date, to_char(t.end_date, 'YYYY-MM-DD') as end_date,
    case when t.visits_left < 0 then 0 else t.visits_left end as visits_left, m.prediction`
  const found = sql`${traineeRows(trainer, context)}
    and (${place}::int is null or t.place = ${place}::int)
    and (${wanted}::text = '' or position(${wanted}::text in lower(concat_ws(' ', m.last_name, m.first_name, m.phone))) > 0)`
  const order = sql`t.place, case when t.place < 2 then t.end_date end, t.end_date desc, m.id`
  return readPage<Trainees['results'][number]>(context.db, { columns, found, order }, query)
}
