import { BellIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

/** Notifications of the signed-in person; in the menu of those who have no messages to send. */
export default section('notification', {
  path: 'notifications',
  permission: 'notifications',
  group: 'people',
  icon: BellIcon,
  letter: 'Q',
  inMenu: (can) => !can('communication', 'list'),
  tabs: ['list'],
  screens: () => import('./notification.list.tsx'),
})
