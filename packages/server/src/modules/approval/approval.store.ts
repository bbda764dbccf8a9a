import { sql } from 'kysely'
import type { Answer, Db, Role, Principal } from '../../core/operation/context.ts'
import { allows, inEdition, withOverrides, type Overrides } from '../../core/auth/permissions.ts'

interface Colleague {
  id: number
  fullname: string
  role: Role
  overrides: Overrides
}

/** Permission required to return money: of a payment, of a deposit. */
export const mayGiveBack = {
  payment: ['payment', 'list', 'refund'],
  deposit: ['deposit', 'list', 'return'],
} as const

/**
 * Staff of the club with a PIN who may return such money, without the principal; in a closed club owners and directors,
 * who need not be its staff.
 */
export async function approvers(
  db: Db,
  principal: Principal,
  of: keyof typeof mayGiveBack,
): Promise<Answer<'listApprovers'>> {
  const { rows } = await sql<Colleague>`
    select t.id, concat_ws(' ', t.last_name, t.first_name) as fullname, t.role, t.overrides
      from staff t
      join staff_pin p on p.merchant_id = t.merchant_id and p.staff_id = t.id
     where t.merchant_id = ${principal.merchant} and t.is_active and t.id <> ${principal.staff}
       and case when ${principal.inClosedClub === true} then t.role in ('owner', 'director')
                else exists (select from staff_club x
                              where x.merchant_id = t.merchant_id and x.staff_id = t.id and x.club_id = ${principal.club}) end
     order by lower(t.last_name), lower(t.first_name), t.id`.execute(db)
  return rows
    .filter(({ role, overrides }) => {
      const tree = inEdition(withOverrides(role, overrides), principal.edition)
      return allows(tree, mayGiveBack[of])
    })
    .map(({ id, fullname }) => ({ id, fullname }))
}

export async function pinOf(
  db: Db,
  staff: number,
  { merchant }: Principal,
): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select hash from staff_pin where merchant_id = ${merchant} and staff_id = ${staff}`.execute(db)
  return rows[0]?.hash ?? null
}

export async function passwordOf(db: Db, { merchant, staff }: Principal): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from staff where merchant_id = ${merchant} and id = ${staff}`.execute(
    db,
  )
  return rows[0]?.hash ?? null
}

export async function keepPin(
  db: Db,
  { merchant, staff }: Principal,
  hash: string | null,
  now: Date,
) {
  await (
    hash === null
      ? sql`delete from staff_pin where merchant_id = ${merchant} and staff_id = ${staff}`
      : sql`
        insert into staff_pin (merchant_id, staff_id, hash, changed_at) values (${merchant}, ${staff}, ${hash}, ${now})
        on conflict (merchant_id, staff_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`
  ).execute(db)
}
