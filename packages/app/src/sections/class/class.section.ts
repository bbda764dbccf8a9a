import { ClassIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('class', {
  path: 'classes',
  group: 'catalog',
  icon: ClassIcon,
  letter: 'L',
  tabs: ['list', 'register', 'edit/:id', 'edit/:id/:timeIndex'],
  screens: {
    list: () => import('./class.list.tsx'),
    register: () => import('./class.screens.tsx'),
    edit: () => import('./class.screens.tsx'),
  },
})
