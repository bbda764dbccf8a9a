// Made from the contract by `npm run contract`.

/** Topics of live messages: `room.changed` has the topic room. */
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
/** Topic of a live message. */
export type Topic = (typeof topics)[number]

/** Further topics that a message of a topic affects. */
export const brings: { [T in Topic]?: readonly Topic[] } = {
  import: ['member'],
  closing: ['payment', 'deposit'],
}

/** Events that notify the owner immediately. */
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
/** Event that notifies the owner immediately. */
export type Alarm = (typeof alarms)[number]

/** Topic and kind of change, such as `room.created`. */
export type EventKind = `${Topic | Alarm}.${'created' | 'changed' | 'removed'}`
