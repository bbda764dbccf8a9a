// Made from the contract by `npm run contract`.

/** Topics of live messages: `room.changed` has the topic room. */
export const topics = [
  'alert',
  'checkin',
  'choice',
  'class',
  'closing',
  'club',
  'deposit',
  'device',
  'document',
  'import',
  'member',
  'note',
  'notification',
  'online',
  'package',
  'payment',
  'receipt',
  'room',
  'shift',
  'staff',
  'trainer',
  'view',
] as const
/** Topic of a live message. */
export type Topic = (typeof topics)[number]

/** Further topics that a message of a topic invalidates. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
  club: ['room', 'package', 'class'],
  import: ['member'],
  closing: ['payment', 'deposit'],
}

/** Kinds of owner alerts, sent at once. */
export const alarms = [
  'backdating',
  'database_restart',
  'delivery_failed',
  'deposit_backdating',
  'deposit_less',
  'deposit_return',
  'discount',
  'export',
  'job_failed',
  'refund',
  'rights',
  'void',
] as const
/** Kind of an owner alert. */
export type Alarm = (typeof alarms)[number]

/** Kind of a live message, such as `room.created`. */
export type EventKind = `${Topic | Alarm}.${'created' | 'changed' | 'removed'}`
