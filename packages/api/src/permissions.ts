/**
 * Actions that need another permission besides their own: who may not register such records may not change or take them
 * back either. Shared by server and clients.
 */
const registering: Record<string, readonly string[]> = {
  member: ['change', 'delete'],
  payment: ['void', 'refund'],
}

/** The tab that an action of a list needs besides its own permission, if any: `member/register` to change a member. */
export const alsoNeeds = (section: string, tab: string, action: string): string | undefined =>
  ['list', 'history'].includes(tab) && registering[section]?.includes(action)
    ? 'register'
    : undefined

/** Actions that read, or take back what was paid, as section, tab and action; `gym.list.change` opens the club again. */
const actionsInClosedClub: ReadonlySet<string> = new Set([
  'payment.list.void',
  'payment.list.refund',
  'payment.history.void',
  'payment.history.refund',
  'deposit.list.return',
  'finance.ledger.check',
  'setting.view.health',
  'gym.list.change',
  'dashboard.today.sales',
])

/** Tabs that create or change records: those of every section, and the group check-in. */
const tabsThatWrite: ReadonlySet<string> = new Set(['register', 'edit', 'checkin.group'])

/**
 * Whether a permission has any use in a closed club, where records are read and exported, payments are voided and
 * refunded, and nothing new is written.
 */
export function worksInClosedClub(section: string, tab?: string, action?: string): boolean {
  if (tab !== undefined && [tab, `${section}.${tab}`].some((name) => tabsThatWrite.has(name)))
    return false
  if (action === undefined || action === 'export') return true
  return actionsInClosedClub.has(`${section}.${tab}.${action}`)
}
