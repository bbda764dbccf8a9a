import type { Permissions } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'

/** Requires a permission of a form with an address. Errors: 403. */
export function checkForms(permissions: Permissions) {
  const ways = [
    ['member', 'register'],
    ['member', 'list', 'change'],
    ['gym', 'register'],
    ['gym', 'list', 'change'],
  ]
  if (!ways.some((way) => allows(permissions, way))) fail('forbidden', { status: 403 })
}
