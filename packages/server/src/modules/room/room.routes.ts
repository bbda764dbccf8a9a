import { withBulkChange } from '../../core/operation/bulk.ts'
import { records } from '../../core/operation/records.ts'

export const roomRoutes = withBulkChange(
  'changeRooms',
  'changeRoom',
  records('room', {
    table: 'room',
    columns: ['name', 'is_active'],
    search: ['name'],
    unique: { room_name: 'name' },
    inUse: ['package_merchant_id_room_id_fkey', 'class_time_merchant_id_room_id_fkey'],
  }),
)
