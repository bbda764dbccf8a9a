import type { LiveMessage } from '@zal/api/live'
import { alarms, type Alarm as Kind } from '@zal/api/events'
import { atom } from 'jotai'

/** An alert for the owner: kind and id, as in live messages. */
export interface OwnerAlert {
  kind: Kind
  /** Id of the payment, deposit or club. */
  id: number
}

/** Alerts that have not been shown, the oldest first. */
export const ownerAlertsAtom = atom<readonly OwnerAlert[]>([])

/** The alert of a live message, if it is one. */
export function parseOwnerAlert({ kind, id }: LiveMessage): OwnerAlert | undefined {
  const known = alarms.find((each) => kind === `${each}.created`)
  return known && id !== undefined ? { kind: known, id } : undefined
}
