import type { Db, Permissions, Principal } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { features } from './session.store.ts'

/**
 * The tree as the screens get it, without what the club works without: nobody puts money on a deposit where there are
 * none, and of the shifts of the cash desk only those know who may switch them on.
 */
export async function inClub(db: Db, who: Principal): Promise<Permissions> {
  const { permissions: tree } = who
  const { shift, deposit } = await features(db, who)
  const seesShifts = shift || allows(tree, ['finance', 'shift', 'change'])
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
