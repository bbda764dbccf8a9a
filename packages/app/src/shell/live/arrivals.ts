import type { LiveMessage } from '@zal/api/live'
import { atom } from 'jotai'

/** Somebody arrived: a kind and an id, as live messages tell it. */
export interface Arrival {
  kind: 'checkin' | 'member' | 'choice'
  /** Of the visit, or of the member. */
  id: number
}

/** One arrival is shown at a time, however busy the door is; the others are counted. */
export interface Arrivals {
  shown: Arrival | undefined
  /** Those that came before the shown one and were never shown. */
  more: number
  waiting: readonly Arrival[]
  /** Dismissed: nobody is shown before this time, in ms since 1970. */
  quietUntil: number
}

export const nobody: Arrivals = { shown: undefined, more: 0, waiting: [], quietUntil: 0 }
export const arrivalsAtom = atom<Arrivals>(nobody)

/** Whoever dismisses a card is left alone so long, in ms. */
const QUIET = 60_000

const kinds: Record<string, Arrival['kind']> = {
  'checkin.created': 'checkin',
  'member.created': 'member',
  'choice.created': 'choice',
}

/** The arrival of which a message tells, if it does. */
export function arrivalOf({ kind, id }: LiveMessage): Arrival | undefined {
  const known = kind === undefined ? undefined : kinds[kind]
  return known && id !== undefined ? { kind: known, id } : undefined
}

/** A member who waits for a choice of plan comes first and is never silenced. */
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

/** The shown one has been seen: the next choice, else the latest of those who wait. */
export function next(state: Arrivals): Arrivals {
  const choice = state.waiting.find(({ kind }) => kind === 'choice')
  if (choice) {
    const waiting = state.waiting.filter(isOther(choice))
    return { ...state, shown: choice, more: 0, waiting }
  }
  const more = Math.max(0, state.waiting.length - 1)
  return { ...state, shown: state.waiting.at(-1), more, waiting: [] }
}

/** Closed by hand: those who wait are not shown either, but for choices. */
export function dismiss(state: Arrivals, now: number): Arrivals {
  const waiting = state.waiting.filter(({ kind }) => kind === 'choice')
  return next({ ...state, waiting, quietUntil: now + QUIET })
}

const isOther =
  ({ kind, id }: Arrival) =>
  (each: Arrival) =>
    each.kind !== kind || each.id !== id
