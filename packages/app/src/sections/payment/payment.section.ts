import { WalletIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('payment', {
  group: 'money',
  icon: WalletIcon,
  letter: 'P',
  tabs: [
    { tab: 'history', needs: ['list'] },
    'register',
    { tab: 'waiting/:id', needs: ['register'] },
    { tab: 'refund/register/:id', needs: ['list', 'refund'] },
    'edit/:id',
  ],
  redirects: { list: 'history', 'refund-register/:id': 'refund' },
  screens: {
    history: () => import('./history/payment.history.tsx'),
    register: () => import('./sale/payment.register.tsx'),
    waiting: () => import('./online/payment.waiting.tsx'),
    refund: () => import('./reversal/payment.refund.tsx'),
    edit: () => import('./history/payment.edit.tsx'),
  },
})
