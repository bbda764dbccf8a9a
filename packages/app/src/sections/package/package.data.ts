import type { ResultsOf } from '../../scaffold/api/index.ts'
import { resource } from '../../scaffold/query/index.ts'

export const packages = resource('package', {
  list: '/management/package-list/',
  one: '/management/package/{id}/',
})

export type Package = ResultsOf<'/management/package-list/', 'get'>[number]
