import type { Can } from '../../scaffold/who.ts'

/** Whether the user sees money, by the same rule as the server. */
export const seesMoney = (can: Can) =>
  can('payment', 'list') || can('payment', 'register') || can('deposit', 'list')
