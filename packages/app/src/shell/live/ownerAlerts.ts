import type { LiveMessage } from '@zal/api/live'
import { alarms, type Alarm as Kind } from '@zal/api/events'
import { atom } from 'jotai'

/** What the owner is told of at once: a kind and an id, as live messages tell it. */
export interface OwnerAlert {
  kind: Kind
  /** Of the payment, of the deposit, or of the club. */
  id: number
}

/** Those that have not been told yet, the first one first. */
export const ownerAlertsAtom = atom<readonly OwnerAlert[]>([])

/** The alarm of which a message tells, if it does. */
export function parseOwnerAlert({ kind, id }: LiveMessage): OwnerAlert | undefined {
  const known = alarms.find((each) => kind === `${each}.created`)
  return known && id !== undefined ? { kind: known, id } : undefined
}
