import type { Permissions } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { allows } from '../../core/permissions.ts'

/** Requires a permission of a form with an address. Errors: 403. */
export function checkForms(permissions: Permissions) {
  const ways = [
    ['member', 'register'],
    ['member', 'list', 'change'],
    ['gym', 'register'],
    ['gym', 'list', 'change'],
  ]
  if (!ways.some((way) => allows(permissions, way))) refuse('forbidden', { status: 403 })
}
