import { BankIcon } from '@zal/ui'
import { section } from '../../scaffold/section.ts'

export default section('finance', {
  icon: BankIcon,
  letter: 'F',
  tabs: [
    'shift',
    { tab: 'report/:id', needs: ['shift'] },
    { tab: 'close/:id', needs: ['shift', 'register'] },
    'ledger',
    'closing',
  ],
  screens: {
    shift: () => import('./shift.screens.tsx'),
    report: () => import('./shift.report.tsx'),
    close: () => import('./shift.close.tsx'),
    ledger: () => import('./finance.ledger.tsx'),
    closing: () => import('./finance.closing.tsx'),
  },
})
