import { sql } from 'kysely'
import { foldName, sortKey } from '@zal/api/fold'
import type { Answer, Body, Db, Principal } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { updateVersioned } from '../../core/db/record.ts'
import { visible } from '../../queries/memberVisibility.ts'

export type Member = Answer<'getMember'>

/** Fields of the form, with the face as stored in the row. */
type Fields<O extends 'createMember' | 'changeMember'> = Omit<Body<O>, 'avatar'> & {
  avatar_id?: number | null
}

export async function one(db: Db, id: number, principal: Principal): Promise<Member> {
  const { rows } = await sql<Member>`
    select m.id, concat_ws(' ', m.last_name, m.first_name) as fullname, m.first_name, m.last_name,
           m.birth_date::text, m.date_joined::text, m.gender,
           case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'url', avatar_json(f.id)->>'url') end as avatar,
           m.description, m.notes, m.email, m.status = 'active' as is_active,
           m.phone, m.phone2, m.through, m.address, m.status, m.is_global, m.is_external_user, m.read_only,
           jsonb_build_object('id', c.id, 'name', c.name) as club, m.version
      from member m join club c on c.merchant_id = m.merchant_id and c.id = m.club_id
      left join file f on f.merchant_id = m.merchant_id and f.id = m.avatar_id
     where m.id = ${id} and ${visible(principal)}`.execute(db)
  return rows[0] ?? notFound()
}

export async function insert(
  db: Db,
  body: Fields<'createMember'>,
  principal: Principal,
  now: Date,
  today: string,
): Promise<Member> {
  const { first_name, last_name, phone } = body
  const { rows } = await sql<{ id: number }>`
    insert into member (merchant_id, club_id, is_global, first_name, last_name, gender, birth_date, date_joined, phone, phone2,
                        email, through, address, description, notes, avatar_id, status, search_words, sort_key, created_at)
    values (${principal.merchant}, ${principal.club}, ${body.is_global ?? false}, ${first_name}, ${last_name}, ${body.gender ?? 0},
            ${body.birth_date ?? null}, ${body.date_joined ?? today}, ${phone}, ${body.phone2 ?? null}, ${body.email ?? null},
            ${body.through ?? null}, ${json(body.address)}, ${body.description ?? ''}, ${body.notes ?? ''}, ${body.avatar_id ?? null},
            ${statusOf(body) ?? 'active'},
            ${foldName(`${last_name} ${first_name}`)}, ${sortKey(last_name, first_name)}, ${now})
    on conflict (merchant_id, phone) where deleted_at is null do nothing
    returning id`.execute(db)
  return rows[0] ? one(db, rows[0].id, principal) : alreadyMember(db, phone, principal)
}

export async function update(
  db: Db,
  before: Member,
  { version, is_active, status, address, ...body }: Fields<'changeMember'>,
  principal: Principal,
): Promise<Member> {
  const { id } = before
  if (before.read_only) fail('member_read_only')
  if (body.phone && body.phone !== before.phone) await checkPhone(db, id, body.phone, principal)
  const first = body.first_name ?? before.first_name
  const last = body.last_name ?? before.last_name
  const renamed = first !== before.first_name || last !== before.last_name
  const patch = {
    ...body,
    status: statusOf({ status, is_active }),
    address: address === undefined ? undefined : json(address),
    search_words: renamed ? foldName(`${last} ${first}`) : undefined,
    sort_key: renamed ? sortKey(last, first) : undefined,
  }
  const current = () => one(db, id, principal)
  await updateVersioned(db, 'member', id, version, patch, current)
  return current()
}

/**
 * Removes a member into the bin; the phone is free again, payments keep the name. Lock order: member, then
 * its dependants.
 */
export async function remove(
  db: Db,
  id: number,
  principal: Principal,
  now: Date,
  today: string,
): Promise<Member> {
  const removed = await one(db, id, principal)
  if (removed.club.id !== principal.club) {
    fail('member_of_other_club', { vars: { club: removed.club.name } })
  }
  if (removed.read_only) fail('member_read_only')
  await sql`
    update member set deleted_at = ${now}, deleted_by = ${principal.staff}, version = version + 1
     where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  const { rows } = await sql`
    select from membership_on(${today}::date) m
     where m.merchant_id = ${principal.merchant} and m.member_id = ${id} and m.end_date >= ${today}::date
       and m.status in ('active', 'freeze', 'paid') limit 1`.execute(db)
  if (rows.length > 0) fail('unableToDeleteMember')
  await checkBalance(db, id, principal)
  return removed
}

/** Requires the lock of the member. Errors: 400 `member_has_balance`. */
export async function checkBalance(db: Db, id: number, { merchant }: Principal) {
  const { rows } = await sql<{ amount: number }>`
    select member_balance(${merchant}::bigint, ${id}::bigint) as amount`.execute(db)
  const amount = rows[0]?.amount ?? 0
  if (amount !== 0) fail('member_has_balance', { vars: { amount } })
}

/** Binds the member to the mobile user of the same phone. Errors: 400 `mobile_user_not_found`. */
export async function bind(db: Db, id: number, principal: Principal): Promise<void> {
  const { numAffectedRows } = await sql`
    update member m set mobile_user_id = u.id
      from mobile_user u
     where m.merchant_id = ${principal.merchant} and m.id = ${id}
       and u.merchant_id = m.merchant_id and u.phone = m.phone and u.verified_at is not null`.execute(
    db,
  )
  if (numAffectedRows === 0n) fail('mobile_user_not_found')
}

/** Checks a changed phone: a bound mobile user signs in with it. Errors: 400 at the phone. */
async function checkPhone(db: Db, id: number, phone: string, principal: Principal) {
  const { rows } = await sql<{ is_bound: boolean; is_taken: boolean }>`
    select m.mobile_user_id is not null as is_bound, exists (select from member o where o.merchant_id = m.merchant_id and o.phone = ${phone}
                                 and o.deleted_at is null and o.id <> m.id) as is_taken
      from member m where m.merchant_id = ${principal.merchant} and m.id = ${id}`.execute(db)
  const code = 'phone_can_not_be_changed'
  if (rows[0]?.is_bound) fail(code, { fields: { phone: code } })
  if (rows[0]?.is_taken) await alreadyMember(db, phone, principal)
}

/** Refuses a phone in use and names the member who has it, unless the member is not visible. */
export async function alreadyMember(db: Db, phone: string, principal: Principal): Promise<never> {
  const { rows } = await sql<{ id: number; fullname: string }>`
    select m.id, concat_ws(' ', m.last_name, m.first_name) as fullname from member m
     where m.phone = ${phone} and ${visible(principal)}`.execute(db)
  const code = rows[0] ? 'already_gym_member' : 'phone_already_in_use'
  fail(code, { fields: { phone: code }, results: rows[0] })
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)

/** The status to store: `draft` explicitly, otherwise by the switch `is_active`. */
const statusOf = ({ status, is_active }: Pick<Body<'createMember'>, 'status' | 'is_active'>) => {
  if (status === 'draft' || is_active === undefined) return status
  return is_active ? 'active' : 'inactive'
}
