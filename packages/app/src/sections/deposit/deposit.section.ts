import { DepositIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('deposit', {
  group: 'money',
  icon: DepositIcon,
  letter: 'B',
  tabs: [
    'list',
    'register',
    { tab: 'debtors', needs: ['list'] },
    { tab: 'return', needs: ['list', 'return'] },
    'edit/:id',
  ],
  screens: {
    list: () => import('./deposit.list.tsx'),
    register: () => import('./deposit.register.tsx'),
    debtors: () => import('./deposit.debtors.tsx'),
    return: () => import('./deposit.return.tsx'),
    edit: () => import('./deposit.edit.tsx'),
  },
})
