import type { LiveMessage } from '@zal/api/live'
import { atom } from 'jotai'

/** An arrival: kind and id, as in live messages. */
export interface Arrival {
  kind: 'checkin' | 'member' | 'choice'
  /** Id of the visit or member. */
  id: number
}

/** Queue of arrivals: one is shown at a time, the others are counted. */
export interface Arrivals {
  shown: Arrival | undefined
  /** Arrivals older than the shown one that were never shown. */
  more: number
  waiting: readonly Arrival[]
  /** After a dismissal: no arrival is shown before this time, in ms since 1970. */
  quietUntil: number
}

export const nobody: Arrivals = { shown: undefined, more: 0, waiting: [], quietUntil: 0 }
export const arrivalsAtom = atom<Arrivals>(nobody)

/** Quiet time in ms after a dismissal. */
const QUIET = 60_000

const kinds: Record<string, Arrival['kind']> = {
  'checkin.created': 'checkin',
  'member.created': 'member',
  'choice.created': 'choice',
}

/** The arrival of a live message, if it is one. */
export function arrivalOf({ kind, id }: LiveMessage): Arrival | undefined {
  const known = kind === undefined ? undefined : kinds[kind]
  return known && id !== undefined ? { kind: known, id } : undefined
}

/**
 * Adds an arrival. A member who waits for a choice of plan is shown first and ignores the quiet
 * time.
 */
export function hear(state: Arrivals, arrival: Arrival, now: number): Arrivals {
  if (arrival.kind === 'choice') {
    const back = state.shown && state.shown.kind !== 'choice' ? [state.shown] : []
    const next = { ...state, waiting: [...back, ...state.waiting] }
    return state.shown?.kind === 'choice'
      ? { ...state, waiting: [...state.waiting.filter(isOther(arrival)), arrival] }
      : { ...next, shown: arrival, more: 0 }
  }
  if (now < state.quietUntil) return state
  if (!state.shown) return { ...state, shown: arrival, more: 0 }
  return { ...state, waiting: [...state.waiting, arrival] }
}

/** Advances to the next choice, else to the latest waiting arrival. */
export function next(state: Arrivals): Arrivals {
  const choice = state.waiting.find(({ kind }) => kind === 'choice')
  if (choice) {
    const waiting = state.waiting.filter(isOther(choice))
    return { ...state, shown: choice, more: 0, waiting }
  }
  const more = Math.max(0, state.waiting.length - 1)
  return { ...state, shown: state.waiting.at(-1), more, waiting: [] }
}

/** Dismisses the shown arrival and all waiting ones except choices. */
export function dismiss(state: Arrivals, now: number): Arrivals {
  const waiting = state.waiting.filter(({ kind }) => kind === 'choice')
  return next({ ...state, waiting, quietUntil: now + QUIET })
}

const isOther =
  ({ kind, id }: Arrival) =>
  (each: Arrival) =>
    each.kind !== kind || each.id !== id
