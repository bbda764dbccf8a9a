import type { Topic } from '@zal/api/events'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import {
  defineQuery,
  type PrefetchArgs,
  resource,
  selectResults,
} from '../../scaffold/query/index.ts'

export const trainers = resource('trainer', {
  list: '/management/trainer-list/',
  one: '/management/trainer/{id}/',
  touches: ['staff'],
})

export type Trainer = ResultsOf<'/management/trainer-list/', 'get'>[number]
export type Figures = ResultsOf<'/management/trainer/{id}/figures/', 'get'>
export type Trainee = ResultsOf<'/management/trainer/{id}/trainees/', 'get'>[number]
export type Session = ResultsOf<'/management/trainer/{id}/sessions/', 'get'>[number]

/** Topics whose writes change the sessions or the trainees of a trainer. */
const topics: Topic[] = ['trainer', 'class', 'package', 'payment', 'member', 'checkin']

const figures = defineQuery(topics, '/management/trainer/{id}/figures/')
export const useFigures = (id: number) => selectResults(figures.use({ path: { id } }))
export const traineePages = defineQuery(topics, '/management/trainer/{id}/trainees/')
export const sessionPages = defineQuery(topics, '/management/trainer/{id}/sessions/')

/** Prefetches the header and the figures of the tab that opens first. */
export const prefetchProfile = async ({ id, query, ...ahead }: PrefetchArgs) => {
  if (!id) return
  const asked = [trainers.prefetchOne({ id, query, ...ahead })]
  if (!query.has('tab')) asked.push(figures.prefetch(ahead, { path: { id } }))
  await Promise.all(asked)
}

export const specialities = [
  'strength',
  'functional',
  'crossfit',
  'cardio',
  'yoga',
  'pilates',
  'stretching',
  'boxing',
  'martial_arts',
  'dance',
  'swimming',
  'rehabilitation',
  'kids',
] as const
