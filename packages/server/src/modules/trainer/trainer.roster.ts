import { sql } from 'kysely'
import type { RecordContext } from '../../core/db/recordStore.ts'
import { readPage } from '../../core/db/page.ts'
import { notFound } from '../../core/errors.ts'
import type { Answer, Query } from '../../core/operation/context.ts'
import { plainText } from '../../domain/richText.ts'
import { held, sessionRows, used } from './trainer.sessions.ts'

type Roster = Answer<'listTrainerRoster'>

/** Letters of a note that are answered. */
const NOTE = 200

/**
 * A page of the members of one session, by name.
 * @throws `not_found` for a session that the trainer does not give on the day.
 */
export async function rosterOf(
  context: RecordContext,
  trainer: number,
  { date, type, plan, class_time, ...query }: Query<'listTrainerRoster'>,
): Promise<Roster> {
  const { db, principal } = context
  const { merchant, club } = principal
  const block = class_time ?? null
  const session = sql`${sessionRows(trainer, { from: date, to: date }, context)}
    where b.type = ${type} and b.plan = ${plan} and b.class_time is not distinct from ${block}::bigint`
  const { rows } = await sql`select 1 ${session}`.execute(db)
  if (rows.length === 0) notFound()
  const found = sql`
    from (
      select distinct on (t.member_id) t.member_id, b.name, d.day, (t.visits - ${used(context)})::int as visits_left
        ${sessionRows(trainer, { from: date, to: date }, context)}
       cross join lateral ${held(context)}
       where b.type = ${type} and b.plan = ${plan} and b.class_time is not distinct from ${block}::bigint
         and (t.visits is null or t.visits > ${used(context)})
       order by t.member_id, t.id
    ) t
    join member m on m.merchant_id = ${merchant} and m.id = t.member_id`
  const columns = sql`
    m.id, concat_ws(' ', m.last_name, m.first_name) as fullname, avatar_json(m.avatar_id) as avatar, t.name as membership,
    t.visits_left,
    (select to_char(max(v.business_day), 'YYYY-MM-DD') from visit v
      where v.merchant_id = ${merchant} and v.club_id = ${club} and v.member_id = m.id and v.business_day < t.day
        and v.reverses_id is null
        and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)) as last_visit,
    (select n.text from note n
      where n.merchant_id = ${merchant} and n.member_id = m.id and n.deleted_at is null
      order by n.id desc limit 1) as note,
    coalesce(to_char(m.birth_date, 'MM-DD') = to_char(t.day, 'MM-DD'), false) as is_birthday`
  const order = sql`lower(concat_ws(' ', m.last_name, m.first_name)), m.id`
  const page = await readPage<Roster['results'][number]>(db, { columns, found, order }, query)
  const short = (note: string) => plainText(note).replaceAll('\n', ' ').slice(0, NOTE)
  return {
    ...page,
    results: page.results.map((row) => ({ ...row, note: row.note && short(row.note) })),
  }
}
