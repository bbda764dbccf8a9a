import { TrainerIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

/**
 * Trainers are staff, so the staff permissions apply. A page opens for everybody who sees the schedule: the server shows
 * a trainer the own one.
 */
export default section('trainer', {
  path: 'trainers',
  permission: 'staff',
  group: 'people',
  icon: TrainerIcon,
  letter: 'T',
  tabs: ['list', 'register', 'edit/:id', { tab: 'profile/:id', of: 'schedule', needs: ['list'] }],
  screens: {
    list: () => import('./trainer.screens.tsx'),
    register: () => import('./trainer.screens.tsx'),
    edit: () => import('./trainer.screens.tsx'),
    profile: () => import('./profile/trainer.profile.tsx'),
  },
})
