import { trainerTopics } from '../../domain/trainer/trainerPages.ts'
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

const figures = defineQuery(trainerTopics, '/management/trainer/{id}/figures/')
export const useFigures = (id: number) => selectResults(figures.use({ path: { id } }))

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
