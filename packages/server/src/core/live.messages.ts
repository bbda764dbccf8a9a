import { alarms, type EventKind } from '@zal/api/events'
import type { components } from '@zal/api/schema'

/** A message to the browser: kinds and ids, no personal data and no amounts. */
export type LiveMessage = components['schemas']['LiveMessage']

/** A row of the outbox; `seq` increases within the club. */
export interface Happened {
  merchant: number
  club: number
  seq: number
  kind: EventKind
  id: number
}

/** An event as a message of the contract: ids, never data. */
export function messageOf({ kind, id, seq, club }: Happened): LiveMessage {
  return { type: types[kind] ?? 'record_changed', kind, id, seq, gym_id: club }
}

/** Message types of the specification, by event kind. */
const types: { [K in EventKind]?: LiveMessage['type'] } = {
  'member.created': 'new_customer_added',
  'checkin.created': 'checkin_update',
  'checkin.removed': 'checkin_update',
  'choice.created': 'customer_has_many_memberships',
  'payment.created': 'payment_completed',
  ...Object.fromEntries(alarms.map((alarm) => [`${alarm}.created`, 'owner_alert'])),
}

/** Parses a message of a browser; null where it is not one. */
export function read(text: string): { type?: unknown; gym_id?: unknown; since?: unknown } | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

/** Whether `since` of a handshake is a sequence number or absent. */
export const isSequence = (since: unknown): since is number | undefined =>
  since === undefined || (Number.isSafeInteger(since) && Number(since) >= 0)

/**
 * Rate limiter over all sockets of a person: true once there were more than `limit` messages in a minute. A
 * person without sockets is dropped after a minute.
 */
export function counter(limit: number) {
  const people = new Map<number, { heard: number; since: number }>()
  return (person: number, now: number): boolean => {
    const known = people.get(person)
    // A clock that was set back starts a new minute as well.
    if (known && Math.abs(now - known.since) < minute) return (known.heard += 1) > limit
    for (const [each, { since }] of people) if (Math.abs(now - since) >= minute) people.delete(each)
    people.set(person, { heard: 1, since: now })
    return limit < 1
  }
}

const minute = 60_000
