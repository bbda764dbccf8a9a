import { type CalendarView, isDay } from '@zal/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRememberListParams } from '../../../scaffold/routing/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'

export const views = ['today', 'day', 'week', 'groups'] as const satisfies CalendarView[]
export const groupings = ['room', 'trainer'] as const
export type Grouping = (typeof groupings)[number]

/** Place in the timetable, parsed from the URL. */
export interface TimetablePlace {
  view: (typeof views)[number]
  /** A day of the visible period. */
  day: string
  group: Grouping
  /** Ids of the filters, and of the open event. */
  room: string | undefined
  trainer_id: string | undefined
  open: string | undefined
}

/** Names in the URL that are not about the timetable, but about the rows of the list. */
const ofRows = [
  'layout',
  'q',
  'page',
  'per_page',
  'sort',
  'order',
  'is_active',
  'start_date',
  'end_date',
]

/** Whether a URL asks for the list: for its layout, a saved view, a search or a filter of its own. */
export const asksForRows = (query: URLSearchParams) =>
  ofRows.some((name) => query.has(name)) || /^\d+$/.test(query.get('view') ?? '')

export function parsePlace(query: URLSearchParams, today: string): TimetablePlace {
  const day = query.get('day') ?? ''
  const view = views.find((one) => one === query.get('view')) ?? 'week'
  return {
    view,
    day: view !== 'today' && isDay(day) ? day : today,
    group: groupings.find((one) => one === query.get('group')) ?? 'room',
    room: query.get('room') ?? undefined,
    trainer_id: query.get('trainer_id') ?? undefined,
    open: query.get('open') ?? undefined,
  }
}

/** The place in the timetable with its setter; what is the default is not in the URL. */
export function useTimetablePlace() {
  const { today } = useSettings()
  const [query, setQuery] = useSearchParams()
  useRememberListParams()
  return useMemo(() => {
    const place = parsePlace(query, today)
    const go = (change: Partial<TimetablePlace>, { replace = true } = {}) => {
      const { view, day, group, ...ids } = { ...place, ...change }
      const own = {
        view: view === 'week' ? undefined : view,
        day: day === today ? undefined : day,
        group: view === 'groups' && group !== 'room' ? group : undefined,
        ...ids,
      }
      const next = new URLSearchParams()
      for (const [name, value] of Object.entries(own)) if (value) next.set(name, value)
      setQuery(next, { replace })
    }
    return { place, go }
  }, [query, setQuery, today])
}
