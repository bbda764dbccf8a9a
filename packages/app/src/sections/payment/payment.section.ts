import { WalletIcon } from '@zal/ui'
import { section } from '../../scaffold/section.ts'

export default section('payment', {
  icon: WalletIcon,
  letter: 'P',
  tabs: [{ tab: 'history', needs: ['list'] }, 'register'],
  redirects: { list: 'history' },
  screens: {
    history: () => import('./payment.history.tsx'),
    register: () => import('./payment.register.tsx'),
  },
})
