import { RoomIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/section.ts'

export default section('room', {
  icon: RoomIcon,
  letter: 'R',
  tabs: ['list', 'register', 'edit/:id'],
  screens: () => import('./room.screens.tsx'),
})
