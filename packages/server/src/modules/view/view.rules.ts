import type { Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { allows, checkPermission } from '../../core/auth/permissions.ts'

/** Errors: 403 `forbidden` without access to the section of the list. */
export function checkNoun(noun: string, { permissions }: Pick<Principal, 'permissions'>) {
  const isAllowed = ['list', 'history'].some((tab) => allows(permissions, [noun, tab]))
  if (!isAllowed) fail('forbidden', { status: 403 })
}

/** Errors: 403 `forbidden` without the permission to change the section. */
export function checkChange(noun: string, { permissions }: Pick<Principal, 'permissions'>) {
  checkPermission(permissions, [noun, 'list', 'change'])
}
