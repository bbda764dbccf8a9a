import type { ReactNode } from 'react'

/** One thing to find: a member, a package. */
export interface ComboboxOption<Id extends string | number> {
  /** What the form keeps; unique among all pages. */
  id: Id
  /** What people read; stays in the field when it is chosen. */
  label: string
  /** One more line: a phone, a price. */
  description?: ReactNode
  /** At the end of the row: a status, a date. */
  meta?: ReactNode
  /** A picture, or the name whose initials stand for it; rows without it have none. */
  avatar?: { name: string; src?: string | null }
}

/** What is known about the options of a question. */
export interface OptionsState<Id extends string | number> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  query: string
  /** The last page that was asked for. */
  page: number
  options: readonly ComboboxOption<Id>[]
  more: boolean
  /** The option that Enter takes; -1 for none. */
  active: number
}

export type OptionsEvent<Id extends string | number> =
  | { kind: 'typed'; query: string }
  | { kind: 'asked'; query: string; page: number }
  | { kind: 'answered'; page: number; options: readonly ComboboxOption<Id>[]; more: boolean }
  | { kind: 'failed' }
  | { kind: 'moved'; step: number }
  | { kind: 'pointed'; index: number }

/** Pure, so that pages, doubles and the active row can be tested without a screen. */
export function optionsReducer<Id extends string | number>(
  state: OptionsState<Id>,
  event: OptionsEvent<Id>,
): OptionsState<Id> {
  switch (event.kind) {
    case 'typed':
      // The old options stay in sight until the new ones come, but Enter must not take one.
      return { ...state, query: event.query, status: 'loading', active: -1 }
    case 'asked':
      return { ...state, query: event.query, page: event.page, status: 'loading' }
    case 'answered': {
      const before = event.page === 1 ? [] : state.options
      const known = new Set(before.map(({ id }) => id))
      const options = [...before, ...event.options.filter(({ id }) => !known.has(id))]
      const first = state.query !== '' && options.length > 0 ? 0 : -1
      const active = event.page === 1 ? first : state.active
      return { ...state, status: 'ready', page: event.page, options, more: event.more, active }
    }
    case 'failed':
      return { ...state, status: 'failed' }
    case 'moved':
      return { ...state, active: clamp(state.active + event.step, state.options.length) }
    case 'pointed':
      return { ...state, active: event.index }
  }
}

const clamp = (index: number, length: number) => Math.max(0, Math.min(index, length - 1))
