import { resource } from '../../scaffold/query/index.ts'

export const widgets = resource('widget', {
  list: '/management/widget-list/',
  one: '/management/widget/{id}/',
})
