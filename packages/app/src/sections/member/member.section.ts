import { MembersIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('member', {
  path: 'members',
  group: 'people',
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
    list: () => import('./list/member.list.tsx'),
    register: () => import('./form/member.form.tsx'),
    import: () => import('./import/member.import.tsx'),
    bin: () => import('./bin/member.bin.tsx'),
    edit: () => import('./form/member.form.tsx'),
    profile: () => import('./profile/member.profile.tsx'),
  },
})
