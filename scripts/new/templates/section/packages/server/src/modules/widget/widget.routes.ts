import { records } from '../../core/operation/records.ts'

export const widgetRoutes = records('widget', {
  table: 'widget',
  columns: ['name', 'is_active'],
  search: ['name'],
  unique: { widget_name: 'name' },
})
