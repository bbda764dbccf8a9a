import { WalletIcon } from '@zal/ui'
import { section } from '../../scaffold/section.ts'

export default section('payment', {
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
    history: () => import('./payment.history.tsx'),
    register: () => import('./payment.register.tsx'),
    waiting: () => import('./payment.waiting.tsx'),
    refund: () => import('./payment.refund.tsx'),
    edit: () => import('./payment.edit.tsx'),
  },
})
