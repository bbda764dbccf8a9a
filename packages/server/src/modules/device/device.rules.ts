import { fail } from '../../core/errors.ts'
import type { Answer, Principal } from '../../core/operation/context.ts'
import { rolesBelow } from '../../queries/deviceDeciders.ts'

type Device = Answer<'getDevice'>

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
