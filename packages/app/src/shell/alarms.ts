import type { LiveMessage } from '@zal/api/live'
import { alarms, type Alarm as Kind } from '@zal/api/events'
import { atom } from 'jotai'

/** An alert for the owner: kind and id, as in live messages. */
export interface Alarm {
  kind: Kind
  /** Id of the payment, deposit or club. */
  id: number
}

/** Alerts that have not been shown, the oldest first. */
export const alarmsAtom = atom<readonly Alarm[]>([])

/** The alert of a live message, if it is one. */
export function alarmOf({ kind, id }: LiveMessage): Alarm | undefined {
  const known = alarms.find((each) => kind === `${each}.created`)
  return known && id !== undefined ? { kind: known, id } : undefined
}
