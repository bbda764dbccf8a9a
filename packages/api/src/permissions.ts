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
