import { MembersIcon } from '@zal/ui'
import { section } from '../../scaffold/section.ts'

export default section('member', {
  path: 'members',
  icon: MembersIcon,
  letter: 'M',
  tabs: [
    'list',
    'register',
    { tab: 'import', needs: ['register', 'import'] },
    'bin',
    'edit/:id',
    'profile/:id',
  ],
  screens: {
    list: () => import('./member.list.tsx'),
    register: () => import('./member.form.tsx'),
    import: () => import('./member.import.tsx'),
    bin: () => import('./member.bin.tsx'),
    edit: () => import('./member.form.tsx'),
    profile: () => import('./member.profile.tsx'),
  },
})
