import { fail } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'
import type { Answer, Principal, Role } from '../../core/operation/context.ts'
import { decidesRole } from '../../queries/deviceDeciders.ts'

type Device = Answer<'getDevice'>

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

/** Actions that the principal may take on a device. */
export function actionsOn(
  principal: Principal,
  { staff, status, is_this }: Pick<Device, 'staff' | 'status' | 'is_this'>,
): Device['allowed_actions'] {
  const isOwn = staff.id === principal.staff
  const manages = !isOwn && rolesBelow(principal).includes(staff.role)
  return {
    decide: manages && status === 'pending',
    logout: manages || (isOwn && !is_this),
    change: manages || isOwn,
  }
}

/** Errors: 403 `rank_too_low`. */
export function checkMayChange({ allowed_actions: actions }: Device) {
  if (!actions.change) fail('rank_too_low', { status: 403 })
}
