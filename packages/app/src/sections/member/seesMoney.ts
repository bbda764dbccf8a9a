import type { Can } from '../../scaffold/who.ts'

/** Whoever takes money, or looks at it, as on the server. */
export const seesMoney = (can: Can) =>
  can('payment', 'list') || can('payment', 'register') || can('deposit', 'list')
