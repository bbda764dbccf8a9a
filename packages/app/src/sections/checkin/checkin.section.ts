import { CheckinIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('checkin', {
  path: 'checkIn',
  group: 'today',
  icon: CheckinIcon,
  letter: 'C',
  tabs: ['register', 'group', 'list'],
  screens: {
    register: () => import('./checkin.screens.tsx'),
    group: () => import('./group.screens.tsx'),
    list: () => import('./checkin.screens.tsx'),
  },
})
