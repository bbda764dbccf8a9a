import { withBulkChange } from '../../core/operation/bulk.ts'
import { records } from '../../core/operation/records.ts'

export const widgetRoutes = withBulkChange(
  'changeWidgets',
  'changeWidget',
  records('widget', {
    table: 'widget',
    columns: ['name', 'is_active'],
    search: ['name'],
    unique: { widget_name: 'name' },
  }),
)
