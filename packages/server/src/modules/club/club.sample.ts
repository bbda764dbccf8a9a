import { sql } from 'kysely'
import { seedSample } from '../../../seed/sample/index.ts'
import { sampleTexts } from '../../../seed/sample/texts.ts'
import { codeOf } from '../../core/db/database.ts'
import { fail, notFound } from '../../core/errors.ts'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { isBeingPaid } from '../../queries/pendingOnline.ts'
import { checkRank } from './club.rules.ts'
import { clubs, giveToOwners, lockClubs } from './club.store.ts'

type Removed = Answer<'removeSampleGym'>

/** Adds the sample gym, with names in the language of the person. Errors: 409 `sample_gym_exists`. */
export async function loadSampleGym(
  context: Context<'loadSampleGym'>,
): Promise<Answer<'loadSampleGym'>> {
  const { db, principal, now, today, audit, emit } = context
  checkRank(principal)
  const open = await lockClubs(db, principal)
  if (await sampleOf(db, principal)) fail('sample_gym_exists', { status: 409 })
  const { merchant, country, language } = principal
  const name = await freeName(db, sampleTexts[language].club, principal)
  const id = await seedSample(db, { merchant, country, language, name, today, now, seed: merchant })
  await giveToOwners(db, id, principal)
  const club = await clubs.one(context, id)
  await audit({ action: 'club.created', type: 'club', id, after: { name, is_sample: true } })
  return emit('club.created', club, () => open)
}

/**
 * Removes the sample gym. Errors: 404 without one; 409 where that would leave no open club, or where something outside of
 * it depends on it.
 */
export async function removeSampleGym({
  db,
  principal,
  now,
  audit,
  emit,
}: Context<'removeSampleGym'>): Promise<Removed> {
  checkRank(principal)
  const open = await lockClubs(db, principal)
  const sample = (await sampleOf(db, principal)) ?? notFound()
  const others = open.filter((id) => id !== sample.id)
  const heir = others.find((id) => principal.clubs.includes(id)) ?? others[0]
  if (heir === undefined) fail('last_club', { status: 409 })
  await checkRemoving(db, sample.id, principal, now)
  await sql`select remove_sample_gym(${sample.id}, ${heir})`.execute(db).catch((error: unknown) => {
    if (codeOf(error) !== '23503') throw error
    return fail('sample_gym_in_use', { status: 409, vars: { count: 1 } })
  })
  const before = { name: sample.name, is_sample: true }
  await audit({ action: 'club.removed', type: 'club', id: sample.id, before, club: heir })
  return emit('club.removed', sample, () => others)
}

async function sampleOf(db: Db, { merchant }: Principal): Promise<Removed | undefined> {
  const { rows } = await sql<Removed>`
    select id, name from club where merchant_id = ${merchant} and is_sample`.execute(db)
  return rows[0]
}

/** The name, or the first with a number that no other club has. */
async function freeName(db: Db, name: string, { merchant }: Principal): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select lower(btrim(name)) as name from club where merchant_id = ${merchant} and deleted_at is null`.execute(
    db,
  )
  const taken = new Set(rows.map((row) => row.name))
  let free = name
  for (let nth = 2; taken.has(free.toLowerCase()); nth += 1) free = `${name} ${nth}`
  return free
}

/** Errors: 409 by the first obstacle. */
async function checkRemoving(db: Db, club: number, { merchant }: Principal, now: Date) {
  const { rows } = await sql<Record<'shifts' | 'online' | 'people' | 'linked', number>>`
    select (select count(*)::int from shift s
             where s.merchant_id = ${merchant} and s.club_id = ${club} and s.closed_at is null) as shifts,
           (select count(*)::int from online_payment o
             where o.merchant_id = ${merchant} and o.club_id = ${club} and o.state in ('pending', 'failed')
               and (o.expires_at > ${now} or ${isBeingPaid(now)})) as online,
           (select count(*)::int from staff_club x join staff t on t.merchant_id = x.merchant_id and t.id = x.staff_id
             where x.merchant_id = ${merchant} and x.club_id = ${club} and t.is_active
               and (not t.is_sample or t.password_hash is not null)
               and not exists (select from staff_club y join club c on c.merchant_id = y.merchant_id and c.id = y.club_id
                                where y.merchant_id = x.merchant_id and y.staff_id = x.staff_id and y.club_id <> ${club}
                                  and c.is_active and c.deleted_at is null)) as people,
           (${linked(merchant, club)}) as linked`.execute(db)
  const [found] = rows
  if (found?.shifts) fail('sample_gym_has_open_shift', { status: 409 })
  if (found?.online) fail('sample_gym_has_online_payments', { status: 409 })
  if (found?.people) fail('sample_gym_has_staff', { status: 409, vars: { count: found.people } })
  if (found?.linked) fail('sample_gym_in_use', { status: 409, vars: { count: found.linked } })
}

/**
 * Counts records of other clubs with members of the sample gym, records of the sample gym with members of other clubs,
 * whose balance and visits would change, and other clubs of its generated staff.
 */
function linked(merchant: number, club: number) {
  const between = (['payment', 'membership', 'visit', 'ledger_transaction'] as const).flatMap(
    (table) => [
      sql`select x.id from ${sql.table(table)} x join member m on m.merchant_id = x.merchant_id and m.id = x.member_id
           where x.merchant_id = ${merchant} and m.club_id = ${club} and x.club_id <> ${club}`,
      sql`select x.id from ${sql.table(table)} x join member m on m.merchant_id = x.merchant_id and m.id = x.member_id
           where x.merchant_id = ${merchant} and x.club_id = ${club} and m.club_id <> ${club}`,
    ],
  )
  const staff = sql`
    select x.staff_id from staff_club x join staff t on t.merchant_id = x.merchant_id and t.id = x.staff_id
     where x.merchant_id = ${merchant} and t.is_sample and t.password_hash is null and x.club_id <> ${club}`
  return sql`select count(*)::int from (${sql.join([...between, staff], sql` union all `)}) l`
}
