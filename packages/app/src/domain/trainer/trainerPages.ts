import type { Topic } from '@zal/api/events'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { defineQuery } from '../../scaffold/query/index.ts'

export type Trainee = ResultsOf<'/management/trainer/{id}/trainees/', 'get'>[number]
export type Session = ResultsOf<'/management/trainer/{id}/sessions/', 'get'>[number]

/** Topics whose writes change the sessions or the trainees of a trainer. */
export const trainerTopics: Topic[] = [
  'trainer',
  'class',
  'package',
  'payment',
  'member',
  'checkin',
]

export const traineePages = defineQuery(trainerTopics, '/management/trainer/{id}/trainees/')
export const sessionPages = defineQuery(trainerTopics, '/management/trainer/{id}/sessions/')

/** More sessions than anybody gives in a week. */
export const MOST_SESSIONS = 100
export const rosterPages = defineQuery(
  [...trainerTopics, 'note'],
  '/management/trainer/{id}/roster/',
)
