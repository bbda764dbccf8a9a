import { TrainerIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

/** Trainers are staff, so the staff permissions apply. */
export default section('trainer', {
  path: 'trainers',
  permission: 'staff',
  group: 'people',
  icon: TrainerIcon,
  letter: 'T',
  tabs: ['list', 'register', 'edit/:id'],
  screens: () => import('./trainer.screens.tsx'),
})
