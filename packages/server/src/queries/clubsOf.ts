import { sql } from 'kysely'
import type { Principal } from '../core/auth/principal.ts'

const has = ({ staff, role }: Pick<Principal, 'staff' | 'role'>) => sql`
  (${role === 'owner'}::boolean or (${role === 'director'}::boolean and not c.is_active) or exists (
    select from staff_club x where x.merchant_id = c.merchant_id and x.club_id = c.id and x.staff_id = ${staff}))`

/**
 * Condition on the clubs `c` that a person has, closed ones too: for an owner all of the merchant, for a director all
 * closed ones. In a view as another person those of both.
 */
export const clubsOf = ({ merchant, viewer, ...person }: Principal) => sql`
  c.merchant_id = ${merchant} and c.deleted_at is null and ${has(person)} and ${has(viewer ?? person)}`
