import { RoomIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('widget', {
  group: 'catalog',
  icon: RoomIcon,
  letter: 'W',
  tabs: ['list', 'register', 'edit/:id'],
  screens: () => import('./widget.screens.tsx'),
})
