import { widgetLimits } from '@zal/api/fieldLimits'
import { formPage, onOff, text } from '../../scaffold/form/index.ts'
import { activeStateColumn, listPage, withActiveState } from '../../scaffold/list/index.ts'
import { widgets } from './widget.data.ts'

export const list = listPage(widgets, {
  ...withActiveState,
  search: true,
  columns: ['name', activeStateColumn],
})

export const register = formPage(widgets, {
  fields: { name: text(widgetLimits.name), is_active: onOff({ initial: true }) },
})

export const edit = register
