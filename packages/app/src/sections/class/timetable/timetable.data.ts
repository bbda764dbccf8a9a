import { addDays, weekStart } from '@zal/ui'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import { defineQuery } from '../../../scaffold/query/index.ts'
import type { TimetablePlace } from './useTimetablePlace.ts'

export const events = defineQuery(
  ['class', 'room', 'trainer', 'payment', 'member', 'checkin'],
  '/schedule/events/',
)

/** A class on one day, with the spots that are taken then. */
export type ClassEvent = ResultsOf<'/schedule/events/', 'get'>[number]

/** The week of the place, in every view, so that its strip of days knows what each day has. */
export const weekOf = ({ day }: Pick<TimetablePlace, 'day'>) => {
  const start_date = weekStart(day)
  return { query: { start_date, end_date: addDays(start_date, 6) } }
}

/** Id of an event: a time block has at most one on a day. */
export const idOf = ({ class_time, date }: Pick<ClassEvent, 'class_time' | 'date'>) =>
  `${class_time}.${date}`
