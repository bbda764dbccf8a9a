import { ClassIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('class', {
  path: 'classes',
  icon: ClassIcon,
  letter: 'L',
  tabs: ['list', 'register', 'edit/:id', 'edit/:id/:timeIndex'],
  screens: () => import('./class.screens.tsx'),
})
