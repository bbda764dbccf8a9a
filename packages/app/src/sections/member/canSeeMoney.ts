import type { Can } from '../../scaffold/session/index.ts'

/** Whoever takes money, or looks at it, as on the server. */
export const canSeeMoney = (can: Can) =>
  can('payment', 'list') || can('payment', 'register') || can('deposit', 'list')
