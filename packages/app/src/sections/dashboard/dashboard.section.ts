import { HomeIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('dashboard', {
  group: 'today',
  icon: HomeIcon,
  letter: 'D',
  tabs: ['today', 'members', 'sales', { tab: 'forecast', inMenu: false }],
  screens: {
    today: () => import('./today/dashboard.today.tsx'),
    members: () => import('./members/dashboard.members.tsx'),
    sales: () => import('./sales/dashboard.sales.tsx'),
    forecast: () => import('./forecast/dashboard.forecast.tsx'),
  },
})
