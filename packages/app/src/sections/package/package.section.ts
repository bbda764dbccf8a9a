import { PackageIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('package', {
  path: 'packages',
  group: 'catalog',
  icon: PackageIcon,
  letter: 'K',
  tabs: ['list', 'register', 'edit/:id'],
  screens: () => import('./package.screens.tsx'),
})
