import { ClubIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('club', {
  permission: 'gym',
  group: 'settings',
  icon: ClubIcon,
  letter: 'O',
  // Without the right to change clubs the form is a read view.
  tabs: ['list', 'register', { tab: 'edit/:id', needs: ['list'] }],
  screens: {
    list: () => import('./club.list.tsx'),
    register: () => import('./form/club.form.tsx'),
    edit: () => import('./form/club.form.tsx'),
  },
})
