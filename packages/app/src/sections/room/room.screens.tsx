import { roomLimits } from '@zal/api/fieldLimits'
import { formPage, onOff, text } from '../../scaffold/form/index.ts'
import { activeStateColumn, listPage, withActiveState } from '../../scaffold/list/index.ts'
import { rooms } from './room.data.ts'

export const list = listPage(rooms, {
  ...withActiveState,
  search: true,
  views: true,
  columns: ['name', activeStateColumn],
})

export const register = formPage(rooms, {
  fields: { name: text(roomLimits.name), is_active: onOff({ initial: true }) },
})

export const edit = register
