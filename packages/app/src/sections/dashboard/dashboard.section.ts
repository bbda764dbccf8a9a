import { HomeIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('dashboard', {
  group: 'today',
  icon: HomeIcon,
  letter: 'D',
  tabs: ['sales'],
  screens: {
    sales: () => import('./sales/dashboard.sales.tsx'),
  },
})
