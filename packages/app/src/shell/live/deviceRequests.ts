import type { LiveMessage } from '@zal/api/live'
import { atom } from 'jotai'

/** Ids of devices that wait for a decision of this person and were not shown yet, the oldest first. */
export const deviceRequestsAtom = atom<readonly number[]>([])

/** The device of a live message that asks for its approval, if it is one. */
export const requestedDevice = ({ type, id }: LiveMessage): number | undefined =>
  type === 'verification_request' ? id : undefined

/** The waiting requests with a new one; a device that asks again stays in its place. */
export const withRequest = (waiting: readonly number[], id: number): readonly number[] =>
  waiting.includes(id) ? waiting : [...waiting, id]
