import type { Can } from '../../scaffold/session/index.ts'

/** Whether the user sees money, by the same rule as the server. */
export const canSeeMoney = (can: Can) =>
  can('payment', 'list') || can('payment', 'register') || can('deposit', 'list')
