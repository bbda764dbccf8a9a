// Made from the contract by `npm run contract`.

/** What live messages are about: `room.changed` is of the topic room. */
export const topics = [
  'checkin',
  'choice',
  'class',
  'closing',
  'club',
  'deposit',
  'document',
  'import',
  'member',
  'note',
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
/** What a message is about. */
export type Topic = (typeof topics)[number]

/** Topics that a message of another one is about as well. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
  import: ['member'],
  closing: ['payment', 'deposit'],
}

/** What the owner is told of at once. */
export const alarms = [
  'backdating',
  'database_restart',
  'deposit_backdating',
  'deposit_less',
  'deposit_return',
  'discount',
  'refund',
  'void',
] as const
/** What the owner is told of at once. */
export type Alarm = (typeof alarms)[number]

/** What happened to what, as `room.created`. */
export type EventKind = `${Topic | Alarm}.${'created' | 'changed' | 'removed'}`
