import { sql } from 'kysely'
import type { Answer, Db, Principal, Query } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { filtersOf, readPage } from '../../core/db/page.ts'
import type { Overrides } from '../../core/auth/permissions.ts'
import { mayViewAs } from '../../core/auth/viewAs.ts'
import { mayBeInvited, mayChange } from './staff.rules.ts'

export type Staff = Answer<'getStaff'>

/** A person as the database answers; the rest of the contract's Staff depends on the reader. */
export type StaffRow = Omit<Staff, 'allowed_actions' | 'permissions' | 'fio'> & {
  overrides: Overrides
}

/** The people of the merchant in clubs of the principal, in the shape of `StaffRow`. */
const people = ({ merchant, clubs }: Principal) => sql`
  select s.id, concat_ws(' ', s.last_name, s.first_name) as fullname, s.first_name, s.last_name, s.role, s.is_active,
         s.phone, s.email, s.language, s.overrides, s.version, s.password_hash is not null as has_password,
         case when s.password_hash is null then (
           select json_build_object('sent_at', moment_text(d.created_at), 'state', case
                    when d.state in ('queued', 'sending') then 'queued' when d.state in ('failed', 'cancelled') then 'failed' else 'sent' end)
             from delivery d
            where d.merchant_id = s.merchant_id and d.staff_id = s.id and d.template = 'invitation' and d.address = lower(s.email)
            order by d.id desc limit 1) end as invitation,
         case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'url', avatar_json(f.id)->>'url') end as avatar,
         (select moment_text(max(e.created_at)) from session e
           where e.merchant_id = s.merchant_id and e.staff_id = s.id) as last_sign_in,
         (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
            from staff_club x join club c on c.merchant_id = x.merchant_id and c.id = x.club_id
           where x.merchant_id = s.merchant_id and x.staff_id = s.id and c.id = any(${clubs}::bigint[])) as clubs
    from staff s left join file f on f.merchant_id = s.merchant_id and f.id = s.avatar_id
   where s.merchant_id = ${merchant}`

/** Condition for the people `r` who work in one of the clubs. */
const worksIn = ({ merchant }: Principal, clubs: readonly number[]) => sql`exists (
  select from staff_club x
   where x.merchant_id = ${merchant} and x.staff_id = r.id and x.club_id = any(${clubs}::bigint[]))`

/** Apostrophes that names are written with. */
const apostrophes = "ʻʼ‘’`´'"

/**
 * Condition for the people `r` whose name or e-mail has every word of the text, in any order, and whose phone or e-mail
 * has its digits.
 */
function matching(wanted: string) {
  const parts = wanted.split(/\s+/).filter(Boolean)
  const isPhone = (part: string) => /\d/.test(part) && /^[\d()+-]+$/.test(part)
  const words = parts.filter((part) => !isPhone(part)).map((part) => part.replace(anyOf, "'"))
  const digits = parts.filter(isPhone).join('').replace(/\D/g, '')
  const plain = sql`translate(lower(concat_ws(' ', r.fullname, r.email)), ${apostrophes}::text, ${"'".repeat(apostrophes.length)}::text)`
  return sql`not exists (select from unnest(${words}::text[]) w where position(w in ${plain}) = 0)
       and position(${digits}::text in concat_ws(' ', regexp_replace(r.phone, '[^0-9]', '', 'g'), r.email)) > 0`
}
const anyOf = new RegExp(`[${apostrophes}]`, 'g')

/** People of the chosen club or of the given ones, active ones first, by name. */
export async function page(db: Db, query: Query<'listStaff'>, principal: Principal) {
  const { wanted, active } = filtersOf(query)
  const asked = query.location?.split(',').map(Number) ?? [principal.club]
  const clubs = asked.filter((club) => principal.clubs.includes(club))
  const role = query.role_name ?? null
  const found = sql`
      from (${people(principal)}) r
     where ${worksIn(principal, clubs)}
       and (${role}::text is null or r.role = ${role}::text)
       and (${active}::boolean is null or r.is_active = ${active}::boolean)
       and (${query.sign_in ?? null}::text is null or r.last_sign_in is null)
       and ${matching(wanted)}`
  const byName = sql`lower(r.last_name), lower(r.first_name), r.id`
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`
  const order =
    query.sort === 'last_sign_in'
      ? sql`r.last_sign_in ${direction} nulls last, ${byName}`
      : sql`r.is_active desc, lower(r.last_name) ${direction}, lower(r.first_name) ${direction}, r.id`
  const read = await readPage<StaffRow>(db, { columns: sql`r.*`, found, order }, query)
  return { ...read, results: read.results.map((row) => answerOf(row, principal)) }
}

/** Errors: 404 for a person who works in none of the principal's clubs. */
export async function one(db: Db, id: number, principal: Principal): Promise<StaffRow> {
  const { rows } = await sql<StaffRow>`
    select r.* from (${people(principal)}) r
     where r.id = ${id} and ${worksIn(principal, principal.clubs)}`.execute(db)
  return rows[0] ?? notFound()
}

/** The person as the contract answers it to the principal. */
export function answerOf({ overrides, ...row }: StaffRow, principal: Principal): Staff {
  const paths = Object.entries(overrides)
  const pathsOf = (wanted: boolean) =>
    paths.filter(([, isGranted]) => isGranted === wanted).map(([path]) => path)
  const change = mayChange(principal, row)
  return {
    ...row,
    fio: row.fullname,
    permissions: { granted: pathsOf(true).toSorted(), taken: pathsOf(false).toSorted() },
    allowed_actions: {
      change,
      end_sessions: change,
      invite: change && mayBeInvited(row),
      view_as: mayViewAs(principal, row),
    },
  }
}

export async function insert(
  db: Db,
  columns: Record<string, unknown>,
  { merchant }: Principal,
): Promise<number> {
  const row = { merchant_id: merchant, ...columns }
  const names = Object.keys(row).map((name) => sql.ref(name))
  const { rows } = await sql<{ id: number }>`
    insert into staff (${sql.join(names)}) values (${sql.join(Object.values(row))}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? notFound()
}

/** Replaces the clubs of a person among those of the principal; others stay unchanged. */
export async function putClubs(
  db: Db,
  id: number,
  clubs: readonly number[],
  { merchant, clubs: own }: Principal,
) {
  await sql`
    delete from staff_club where merchant_id = ${merchant} and staff_id = ${id}
       and club_id = any(${own}::bigint[]) and club_id <> all(${clubs}::bigint[])`.execute(db)
  await sql`
    insert into staff_club (merchant_id, staff_id, club_id)
    select ${merchant}, ${id}, c from unnest(${clubs}::bigint[]) c on conflict do nothing`.execute(
    db,
  )
}

/** All clubs of a person, also those that the principal does not have. */
export async function clubsOf(db: Db, id: number, { merchant }: Principal): Promise<number[]> {
  const { rows } = await sql<{ club_id: number }>`
    select club_id from staff_club where merchant_id = ${merchant} and staff_id = ${id} order by 1`.execute(
    db,
  )
  return rows.map(({ club_id }) => club_id)
}

/** Lets the session view the app as a person until it ends. */
export async function startView(
  db: Db,
  staff: number,
  { merchant, session }: Principal,
  now: Date,
) {
  await sql`
    insert into view_as (merchant_id, session_id, staff_id, started_at) values (${merchant}, ${session}, ${staff}, ${now})
        on conflict (merchant_id, session_id, staff_id) do update set started_at = excluded.started_at`.execute(
    db,
  )
}

/** Locks the merchant, so that two owners cannot leave at the same moment. */
export async function lockOwners(db: Db, { merchant }: Principal) {
  await sql`select from merchant where id = ${merchant} for update`.execute(db)
}

/** Whether the merchant or one of its open clubs has no active owner now. */
export async function withoutOwner(db: Db, { merchant }: Principal): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select not exists (select from staff s where s.merchant_id = ${merchant} and s.role = 'owner' and s.is_active)
        or exists (select from club c
                    where c.merchant_id = ${merchant} and c.is_active and c.deleted_at is null
                      and not exists (select from staff_club x join staff s on s.merchant_id = x.merchant_id and s.id = x.staff_id
                                       where x.merchant_id = c.merchant_id and x.club_id = c.id
                                         and s.role = 'owner' and s.is_active)) as lacks`.execute(
    db,
  )
  return rows[0]?.lacks ?? true
}

/** Clubs in which the person has opened a shift that is not closed. */
export async function openShifts(db: Db, id: number, { merchant }: Principal): Promise<number[]> {
  const { rows } = await sql<{ club_id: number }>`
    select club_id from shift where merchant_id = ${merchant} and opened_by = ${id} and closed_at is null order by 1`.execute(
    db,
  )
  return rows.map(({ club_id }) => club_id)
}

/** Number of sessions that are ended by it. */
export async function endSessions(db: Db, id: number, { merchant }: Principal): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from session where merchant_id = ${merchant} and staff_id = ${id} and ended_at is null`.execute(
    db,
  )
  await sql`select end_sessions(${merchant}, ${id}::bigint)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Links for a new password that were sent to an address which is not the person's any more. */
export async function dropLinks(db: Db, id: number, { merchant }: Principal, now: Date) {
  await sql`
    update recovery_link set used_at = ${now}
     where merchant_id = ${merchant} and staff_id = ${id} and used_at is null`.execute(db)
}

export async function passwordOf(db: Db, { merchant, staff }: Principal): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from staff where merchant_id = ${merchant} and id = ${staff}`.execute(
    db,
  )
  return rows[0]?.hash ?? null
}
