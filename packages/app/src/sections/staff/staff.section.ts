import { StaffIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('staff', {
  group: 'people',
  icon: StaffIcon,
  letter: 'W',
  tabs: ['list', 'register', 'edit/:id', { tab: 'rights/:id', needs: ['list'] }],
  screens: {
    list: () => import('./staff.screens.tsx'),
    register: () => import('./staff.screens.tsx'),
    edit: () => import('./staff.screens.tsx'),
    rights: () => import('./staff.rights.tsx'),
  },
})
