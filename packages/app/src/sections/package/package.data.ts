import type { RowOf } from '../../scaffold/ask.ts'
import { resource } from '../../scaffold/resource.ts'

export const packages = resource('package', {
  list: '/management/package-list/',
  one: '/management/package/{id}/',
})

export type Package = RowOf<'/management/package-list/'>
