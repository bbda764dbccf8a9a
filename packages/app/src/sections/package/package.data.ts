import type { ResultsOf } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const packages = resource('package', {
  list: '/management/package-list/',
  one: '/management/package/{id}/',
})

export type Package = ResultsOf<'/management/package-list/', 'get'>[number]
