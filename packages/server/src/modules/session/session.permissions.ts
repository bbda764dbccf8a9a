import type { Db, Permissions, Who } from '../../core/context.ts'
import { allows } from '../../core/permissions.ts'
import { features } from './session.store.ts'

/**
 * The tree as the screens get it: where the club works without shifts of the cash desk, only those see them who may
 * switch them on.
 */
export async function withShifts(db: Db, who: Who): Promise<Permissions> {
  const { permissions: tree } = who
  const { finance } = tree
  if (typeof finance !== 'object' || !allows(tree, ['finance', 'shift'])) return tree
  if (allows(tree, ['finance', 'shift', 'change'])) return tree
  const { shift } = await features(db, who)
  return shift ? tree : { ...tree, finance: { ...finance, shift: false } }
}
