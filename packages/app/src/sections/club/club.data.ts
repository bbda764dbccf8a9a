import type { ResultsOf } from '../../scaffold/api/index.ts'
import { resource } from '../../scaffold/query/index.ts'

export const clubs = resource('club', {
  list: '/management/club-list/',
  one: '/management/club/{id}/',
  touches: ['staff'],
  hears: ['member', 'staff'],
})

export type Club = ResultsOf<'/management/club/{id}/', 'get'>
export type Closure = ResultsOf<'/management/club/{id}/closure/', 'get'>
