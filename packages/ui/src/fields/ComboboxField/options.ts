import type { ReactNode } from 'react'

/** An option: a member, a package. */
export interface ComboboxOption<Id extends string | number> {
  /** Form value; unique across all pages. */
  id: Id
  /** Visible text, also in the field when chosen. */
  label: string
  /** Second line: a phone, a price. */
  description?: ReactNode
  /** Content at the end of the row: a status, a date. */
  meta?: ReactNode
  /** Avatar of the row: a picture, or the initials of the name. */
  avatar?: { name: string; src?: string | null }
}

/** State of the options for a query. */
export interface OptionsState<Id extends string | number> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  query: string
  /** The last requested page. */
  page: number
  options: readonly ComboboxOption<Id>[]
  more: boolean
  /** Count of all matches, if it is known. */
  total?: number | undefined
  /** Index of the active option; -1 for none. */
  active: number
}

export type OptionsEvent<Id extends string | number> =
  | { kind: 'typed'; query: string }
  | { kind: 'asked'; query: string; page: number }
  | {
      kind: 'answered'
      page: number
      options: readonly ComboboxOption<Id>[]
      more: boolean
      total?: number | undefined
    }
  | { kind: 'failed' }
  | { kind: 'moved'; step: number }
  | { kind: 'pointed'; index: number }

/** Pure reducer, so that paging, duplicates and the active row can be tested without rendering. */
export function optionsReducer<Id extends string | number>(
  state: OptionsState<Id>,
  event: OptionsEvent<Id>,
): OptionsState<Id> {
  switch (event.kind) {
    case 'typed':
      // The old options stay visible until the new ones arrive, but none is active, so that Enter
      // cannot choose it.
      return { ...state, query: event.query, status: 'loading', active: -1 }
    case 'asked':
      return { ...state, query: event.query, page: event.page, status: 'loading' }
    case 'answered': {
      const before = event.page === 1 ? [] : state.options
      const known = new Set(before.map(({ id }) => id))
      const options = [...before, ...event.options.filter(({ id }) => !known.has(id))]
      const first = state.query !== '' && options.length > 0 ? 0 : -1
      const active = event.page === 1 ? first : state.active
      return {
        ...state,
        status: 'ready',
        page: event.page,
        options,
        more: event.more,
        total: event.total,
        active,
      }
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
