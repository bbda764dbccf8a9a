import { roomLimits } from '@zal/api/limits'
import { onOff, text } from '../../scaffold/fields.ts'
import { formPage } from '../../scaffold/formPage.tsx'
import { activeStateColumn, withActiveState } from '../../scaffold/inUse.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
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
