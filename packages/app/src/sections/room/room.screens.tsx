import { roomLimits } from '@zal/api/limits'
import { onOff, text } from '../../scaffold/form/inputs/fields.ts'
import { formPage } from '../../scaffold/form/formPage.tsx'
import { activeStateColumn, withActiveState } from '../../scaffold/list/archivable.tsx'
import { listPage } from '../../scaffold/list/listPage.tsx'
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
