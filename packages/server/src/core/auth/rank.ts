import type { Role } from './principal.ts'
import { fail } from '../errors.ts'

const ranks: Record<Role, number> = {
  owner: 5,
  director: 4,
  manager: 3,
  trainer: 2,
  restricted_user: 2,
  partner: 2,
}

/** Rank of a role, 2 to 5. Nobody creates or changes people of their own rank or above. */
export const rankOf = (role: Role) => ranks[role]

/** Whether a role manages people at all: managers, directors and owners do. */
export const managesStaff = (role: Role) => rankOf(role) > ranks.trainer

/** Errors: 403 `rank_too_low` for roles that manage nobody. */
export function checkManagesStaff({ role }: { role: Role }) {
  if (!managesStaff(role)) fail('rank_too_low', { status: 403 })
}
