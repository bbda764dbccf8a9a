import { CheckinIcon } from '@zal/ui'
import { section } from '../../scaffold/section.ts'

export default section('checkin', {
  path: 'checkIn',
  icon: CheckinIcon,
  letter: 'C',
  tabs: ['register', 'list'],
  screens: () => import('./checkin.screens.tsx'),
})
