import type { Work } from '../db/transaction.ts'
import { allows, sharedPermissions, withOverrides, type Overrides } from './permissions.ts'
import type { Permissions, Principal, Role } from './principal.ts'
import { rankOf } from './rank.ts'

/** The one who looks at the app as somebody else. */
export type Viewer = Pick<Principal, 'session' | 'staff' | 'role' | 'permissions' | 'clubs'>

/** A person as somebody else sees the app for them. */
export interface ViewedPerson {
  staff: number
  role: Role
  /** Permissions that both have. */
  permissions: Permissions
  /** Active clubs that both have. */
  clubs: number[]
  /** Closed clubs of the merchant, where the person may read them. */
  closed: number[]
  /** The chosen club, 0 for none; null where it is not a club of the person. */
  club: number | null
}

/** Whether somebody may view as a person: an active one of a lower rank, whose permissions he may change. */
export const mayViewAs = (
  viewer: Pick<Principal, 'role' | 'permissions'>,
  person: { role: Role; is_active: boolean },
): boolean =>
  person.is_active &&
  rankOf(person.role) < rankOf(viewer.role) &&
  allows(viewer.permissions, ['staff', 'list', 'change'])

/**
 * The person of a view that was started in the session of the viewer; null where it was not, or where he may not
 * view as that person any more.
 */
export async function findViewed(
  { connection }: Work,
  viewer: Viewer,
  staff: number,
  chosen: number,
): Promise<ViewedPerson | null> {
  const { rows } = await connection.query<{
    role: Role
    overrides: Overrides
    is_active: boolean
    clubs: number[]
    closed: number[]
    club: number | null
  }>(
    `select t.role, t.overrides, t.is_active,
            coalesce(array_agg(c.id order by c.id) filter (where c.is_active), '{}') as clubs,
            coalesce(array_agg(c.id order by c.id) filter (where not c.is_active), '{}') as closed,
            case when $3::bigint = 0 then 0 else max(c.id) filter (where c.id = $3) end as club
       from view_as v
       join staff t on t.merchant_id = v.merchant_id and t.id = v.staff_id
       left join club c on c.merchant_id = t.merchant_id and c.deleted_at is null
        and case when c.is_active
                 then exists (select from staff_club x
                               where x.merchant_id = c.merchant_id and x.club_id = c.id and x.staff_id = t.id)
                 else t.role in ('owner', 'director') end
      where v.merchant_id = current_merchant() and v.session_id = $1 and v.staff_id = $2
      group by t.merchant_id, t.id`,
    [viewer.session, staff, chosen],
  )
  const [found] = rows
  if (!found || !mayViewAs(viewer, found)) return null
  const { role, overrides, closed, club } = found
  const clubs = found.clubs.filter((each) => viewer.clubs.includes(each))
  if (clubs.length === 0) return null
  const permissions = sharedPermissions(withOverrides(role, overrides), viewer.permissions)
  return { staff, role, permissions, clubs, closed, club }
}
