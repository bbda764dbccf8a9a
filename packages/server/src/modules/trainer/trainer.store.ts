import { sql } from 'kysely'
import type { Answer, Db, Principal, Query } from '../../core/operation/context.ts'
import { recordStore, type RecordContext, type WriteContext } from '../../core/db/recordStore.ts'
import { staffColumns, type TrainerFields } from './trainer.rules.ts'

type Trainer = Answer<'getTrainer'>

/**
 * Writes the profile and the clubs of a trainer. A new one has no password; the person sets one by recovery before the
 * first sign-in.
 */
async function writeProfile(
  id: number,
  body: TrainerFields,
  { db, principal, before }: WriteContext<Trainer>,
) {
  const {
    specialities = [],
    bio = '',
    week_days = [],
    start_time,
    end_time,
  } = { ...before, ...body }
  await sql`
    insert into trainer (merchant_id, staff_id, specialities, bio, week_days, start_time, end_time)
    values (${principal.merchant}, ${id}, ${specialities}, ${bio.trim()}, ${week_days.toSorted((a, b) => a - b)},
            ${start_time ?? null}, ${end_time ?? null})
    on conflict (merchant_id, staff_id) do update
      set (specialities, bio, week_days, start_time, end_time)
        = (excluded.specialities, excluded.bio, excluded.week_days, excluded.start_time, excluded.end_time)`.execute(
    db,
  )
  if (body.clubs) await putClubs(db, id, body.clubs, principal)
}

/** Replaces the trainer's clubs among those of the principal; others stay unchanged. */
async function putClubs(db: Db, id: number, clubs: number[], principal: Principal) {
  await sql`
    delete from staff_club where merchant_id = ${principal.merchant} and staff_id = ${id}
       and club_id = any(${principal.clubs}::bigint[]) and club_id <> all(${clubs}::bigint[])`.execute(
    db,
  )
  await sql`
    insert into staff_club (merchant_id, staff_id, club_id)
    select ${principal.merchant}, ${id}, c from unnest(${clubs}::bigint[]) c on conflict do nothing`.execute(
    db,
  )
}

async function removeClubs({ id }: Trainer, { db, principal }: RecordContext) {
  await sql`delete from staff_club where merchant_id = ${principal.merchant} and staff_id = ${id}`.execute(
    db,
  )
}

/** Condition for the trainers `r` of the club. */
const inClub = (principal: Principal) => sql`exists (
  select from staff_club x where x.merchant_id = ${principal.merchant} and x.staff_id = r.id and x.club_id = ${principal.club})`

/** The trainers of the merchant in the shape of the contract's Trainer. */
const rows = ({ principal }: RecordContext) => sql`
  select s.id, concat_ws(' ', s.last_name, s.first_name) as fullname, s.first_name, s.last_name, s.phone, s.email,
         case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'url', avatar_json(f.id)->>'url') end as avatar,
         to_char(s.created_at at time zone ${principal.zone}::text, 'YYYY-MM-DD') as since,
         coalesce(t.specialities, '{}') as specialities, coalesce(t.bio, '') as bio,
         (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
            from staff_club x join club c on c.merchant_id = x.merchant_id and c.id = x.club_id
           where x.merchant_id = s.merchant_id and x.staff_id = s.id and c.id = any(${principal.clubs}::bigint[])) as clubs,
         coalesce(t.week_days, '{}') as week_days, to_char(t.start_time, 'HH24:MI') as start_time,
         to_char(t.end_time, 'HH24:MI') as end_time, s.is_active, s.version
    from staff s
    left join trainer t on t.merchant_id = s.merchant_id and t.staff_id = s.id
    left join file f on f.merchant_id = s.merchant_id and f.id = s.avatar_id
   where s.merchant_id = ${principal.merchant} and s.role = 'trainer'`

export const trainers = recordStore<Trainer, TrainerFields, Query<'listTrainers'>>({
  table: 'staff',
  rows,
  search: ['fullname', 'phone'],
  activeFirst: true,
  where: (_, { principal }) => inClub(principal),
  initial: { role: 'trainer' },
  values: staffColumns,
  after: writeProfile,
  beforeRemove: removeClubs,
})
