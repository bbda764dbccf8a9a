import { BankIcon } from '@zal/ui'
import { section } from '../../scaffold/routing/index.ts'

export default section('finance', {
  group: 'money',
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
    shift: () => import('./shift/shift.screens.tsx'),
    report: () => import('./shift/shift.report.tsx'),
    close: () => import('./shift/shift.close.tsx'),
    ledger: () => import('./ledger/finance.ledger.tsx'),
    closing: () => import('./closing/finance.closing.tsx'),
  },
})
