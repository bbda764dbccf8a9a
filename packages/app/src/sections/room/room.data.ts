import { resource } from '../../scaffold/query/index.ts'

export const rooms = resource('room', {
  list: '/management/room-list/',
  one: '/management/room/{id}/',
})
