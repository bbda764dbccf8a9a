import { sql } from 'kysely'
import { allows, inEdition, withOverrides, type Overrides } from '../core/auth/permissions.ts'
import type { Db, Principal, Role } from '../core/operation/context.ts'
import { rankOf } from '../core/auth/rank.ts'

/** A person who may approve the devices of another one. */
export interface Decider {
  id: number
  full_name: string
  role: Role
  avatar: { url: string } | null
}

interface Row extends Decider {
  overrides: Overrides
  edition: 'ERP' | 'LITE'
  of: Role
}

/** Whether a role decides the devices of another: one of a lower rank, and owners those of each other. */
export const decidesRole = (role: Role, of: Role) =>
  rankOf(role) > rankOf(of) || (role === 'owner' && of === 'owner')

const roles: readonly Role[] = [
  'owner',
  'director',
  'manager',
  'trainer',
  'restricted_user',
  'partner',
]

/** Roles whose devices the principal sees and decides besides the own ones. */
export const rolesBelow = ({ role, permissions }: Principal): Role[] =>
  allows(permissions, ['setting', 'devices']) ? roles.filter((each) => decidesRole(role, each)) : []

/** Those who may decide the devices of a person: of a higher rank, in one of the same clubs, with the right. */
export async function deciders(db: Db, staff: number): Promise<Decider[]> {
  const { rows } = await sql<Row>`
    select t.id, concat_ws(' ', t.last_name, t.first_name) as full_name, t.role,
           avatar_json(t.avatar_id) as avatar, t.overrides, m.edition, p.role as of
      from staff p
      join merchant m on m.id = p.merchant_id
      join staff t on t.merchant_id = p.merchant_id and t.id <> p.id and t.is_active
     where p.merchant_id = current_merchant() and p.id = ${staff}
       and exists (select from staff_club x
                     join staff_club y on y.merchant_id = x.merchant_id and y.club_id = x.club_id and y.staff_id = t.id
                     join club c on c.merchant_id = x.merchant_id and c.id = x.club_id and c.is_active and c.deleted_at is null
                    where x.merchant_id = p.merchant_id and x.staff_id = p.id)
     order by lower(t.last_name), lower(t.first_name), t.id`.execute(db)
  return rows
    .filter(({ role, overrides, edition, of }) => {
      const tree = inEdition(withOverrides(role, overrides), edition)
      return decidesRole(role, of) && allows(tree, ['setting', 'devices'])
    })
    .toSorted((a, b) => rankOf(b.role) - rankOf(a.role))
    .map(({ id, full_name, role, avatar }) => ({ id, full_name, role, avatar }))
}

/** Tells the open screens of those who may decide about a device. */
export async function tellDeciders(db: Db, device: number, people: readonly Decider[]) {
  for (const { id } of people) {
    const message = JSON.stringify({ staff: id, device })
    await sql`select pg_notify('zal_request', ${message})`.execute(db)
  }
}
