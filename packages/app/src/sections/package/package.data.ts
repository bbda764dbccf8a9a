import type { Results } from '../../scaffold/contract.ts'
import { resource } from '../../scaffold/resource.ts'

export const packages = resource('package', {
  list: '/management/package-list/',
  one: '/management/package/{id}/',
})

export type Package = Results<'/management/package-list/', 'get'>[number]
