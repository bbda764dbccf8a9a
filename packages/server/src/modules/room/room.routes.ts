import { handlers } from '../../core/operation/handlers.ts'
import * as store from './room.store.ts'

export const roomRoutes = handlers(
  'room',
  {
    listRooms: ({ query, db, who }) => store.page(db, query, who),
    getRoom: ({ path, db, who }) => store.one(db, path.id, who),
    createRoom: ({ body, db, who, now, emit }) =>
      emit('room.created', store.insert(db, body, who, now)),
    changeRoom: ({ path, body, db, who, emit }) =>
      emit('room.changed', store.update(db, path.id, body, who)),
    removeRoom: ({ path, db, who, emit }) => emit('room.removed', store.remove(db, path.id, who)),
  },
  {
    room_name: { code: 'validation', fields: { name: 'name_taken' } },
    package_merchant_id_room_id_fkey: { code: 'room_in_use', status: 409 },
    class_time_merchant_id_room_id_fkey: { code: 'room_in_use', status: 409 },
  },
)
