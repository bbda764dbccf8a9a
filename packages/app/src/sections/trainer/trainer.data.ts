import type { ResultsOf } from '../../scaffold/api/index.ts'
import { resource } from '../../scaffold/query/index.ts'

export const trainers = resource('trainer', {
  list: '/management/trainer-list/',
  one: '/management/trainer/{id}/',
  touches: ['staff'],
})

export type Trainer = ResultsOf<'/management/trainer-list/', 'get'>[number]

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
