import { sql } from 'kysely'
import { isoDay } from '../days.ts'
import { rowsOf, type Target } from '../records.ts'
import { as, number, time } from '../write.ts'

/** Rows that each kind of alert has at least, over the clubs of the owner. */
const LEAST = 2
/** Most alarms of a club. */
const ALARMS = 2

/**
 * Causes of the kinds of alerts that chance seldom gives twice. They come after everything else and outside of the first
 * club where they can, and add as few rows as possible, so that lists and sums do not depend on them.
 */
export async function writeAlertCauses(target: Target) {
  if (target.world.members.length === 0) return
  await celebrate(target)
  await endFreezes(target)
  await writeNewGroups(target)
  await askForDevice(target)
  await raiseAlarms(target)
}

const todayOf = ({ world }: Target) => sql`${isoDay(world.today)}::date`
const nowOf = ({ world }: Target) => sql`to_timestamp(${world.now}::bigint)`
const firstClub = ({ world }: Target) => sql`${world.clubs[0]?.id ?? 0}::bigint`

/** Members `m` whom examples do not know. */
const unknown = ({ world }: Target) => {
  const known = world.members.filter(({ isKnown }) => isKnown).map(({ id }) => id)
  return sql`m.merchant_id = ${world.merchant} and m.status = 'active' and m.deleted_at is null and m.id <> all(${known}::bigint[])`
}

/** Members without a date of birth tell it: it is today. */
async function celebrate(target: Target) {
  const today = todayOf(target)
  await sql`
    with chosen as (
      select m.id, row_number() over (order by m.birth_date is not null, m.club_id = ${firstClub(target)}, m.id desc) as nth
        from member m where ${unknown(target)} and not m.is_global and not m.read_only
    ), born as (
      select count(*) as today from member m
       where m.merchant_id = ${target.world.merchant} and m.status = 'active' and m.deleted_at is null
         and to_char(m.birth_date, 'MM-DD') = to_char(${today}, 'MM-DD')
    )
    update member m set birth_date = ${today} - make_interval(years => 24 + 4 * c.nth::integer)
      from chosen c, born b where m.merchant_id = ${target.world.merchant} and m.id = c.id and c.nth <= ${LEAST} - b.today`.execute(
    target.db,
  )
}

/** Members who are frozen asked yesterday to return tomorrow. */
async function endFreezes(target: Target) {
  const [today, now] = [todayOf(target), nowOf(target)]
  await sql`
    with frozen as (
      select f.id, f.end_date, f.start_date, m.club_id
        from membership_freeze f
        join membership t on t.merchant_id = f.merchant_id and t.id = f.membership_id and t.state = 'sold'
        join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
       where f.cancelled_at is null and f.start_date <= ${today} and f.end_date > ${today} and ${unknown(target)}
    ), chosen as (
      select f.id, row_number() over (order by f.club_id = ${firstClub(target)}, f.id) as nth
        from frozen f where f.start_date < ${today} - 1 and f.end_date > ${today} + 1
    )
    update membership_freeze f
       set end_date = ${today} + 1, changed_at = ${now} - interval '20 hours', changed_by = f.staff_id
      from chosen c
     where f.merchant_id = ${target.world.merchant} and f.id = c.id
       and c.nth <= ${LEAST} - (select count(*) from frozen where end_date = ${today} + 1)`.execute(
    target.db,
  )
}

/** A further group of the last class of the other clubs, which has neither a trainer nor a room yet. */
async function writeNewGroups(target: Target) {
  const { world, ids } = target
  const groups = world.clubs.slice(1, 1 + LEAST).flatMap(({ classes }) => {
    const last = classes.findLast(({ isActive }) => isActive)
    return last ? [{ id: ids.classTime++, of: last }] : []
  })
  await rowsOf(target, 'class_time', groups, (row) => ({
    id: number((i) => row(i).id),
    class_id: number((i) => row(i).of.id),
    position: number((i) => row(i).of.blocks.length),
    week_days: as('smallint[]', () => '{2,4,6}'),
    start_time: time(() => 20 * 60),
    end_time: time(() => 21 * 60),
    room_id: number(() => null),
    slot: number(() => 12),
  }))
}

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** A colleague of the last club signed in yesterday on a browser that waits for its approval. */
async function askForDevice(target: Target) {
  const { db, world } = target
  const desk = world.clubs.at(-1)?.staff.find(({ role }) => role === 'restricted_user')
  if (!desk) return
  const at = sql`${nowOf(target)} - interval '26 hours'`
  await sql`
    insert into device (merchant_id, id, staff_id, token_hash, status, name, agent, created_at, requested_at, seen_at)
    select ${world.merchant}, max(d.id) + 1, ${desk.id}, ${`seed ${world.merchant} ${desk.id}`}, 'pending', '', ${windows}, ${at}, ${at}, ${at}
      from device d where d.merchant_id = ${world.merchant}`.execute(db)
}

/** Owner alerts of the last days, as they were raised: money that went back in each club. */
async function raiseAlarms(target: Target) {
  const { merchant } = target.world
  await sql`
    select publish(x.club_id, array[x.kind], array[x.record], x.at) from (
      select m.*, row_number() over (partition by m.club_id order by m.at desc) as nth from (
        select p.club_id, case r.kind when 'void' then 'void.created' else 'refund.created' end as kind, p.id as record, r.at
          from payment_reversal r
          join payment p on p.merchant_id = r.merchant_id and p.id = r.payment_id
         where r.merchant_id = ${merchant}
        union all
        select t.club_id, 'deposit_return.created', t.id, t.at
          from ledger_transaction t where t.merchant_id = ${merchant} and t.kind = 'withdrawal') m
       where m.at > ${nowOf(target)} - interval '156 hours'
       order by m.at) x
     where x.nth <= ${ALARMS}`.execute(target.db)
}
