import type { Db, Permissions, Principal } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { features } from './session.store.ts'

/**
 * The permission tree for clients, without features that are off in the club: registering deposits without
 * deposits, and the shifts of the cash desk except for those who may switch them on, or read a closed club.
 */
export async function inClub(db: Db, principal: Principal): Promise<Permissions> {
  const { permissions: tree, inClosedClub } = principal
  const { shift, deposit } = await features(db, principal)
  const seesShifts = shift || inClosedClub || allows(tree, ['finance', 'shift', 'change'])
  return {
    ...tree,
    ...(!deposit && without(tree, 'deposit', 'register')),
    ...(!seesShifts && without(tree, 'finance', 'shift')),
  }
}

function without(tree: Permissions, section: string, tab: string): Permissions {
  const tabs = tree[section]
  return typeof tabs === 'object' && tabs[tab] ? { [section]: { ...tabs, [tab]: false } } : {}
}
