import { RoomIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('room', {
  group: 'catalog',
  icon: RoomIcon,
  letter: 'R',
  tabs: ['list', 'register', 'edit/:id'],
  screens: () => import('./room.screens.tsx'),
})
