import { listPage, options, period } from '../../../scaffold/list/index.ts'
import { CashDesk } from './CashDesk.tsx'
import { ShiftMoment, ShiftStatus, ShiftSum } from './shiftCells.tsx'
import { shifts } from './shift.data.ts'

export const shift = listPage(shifts, {
  columns: [
    { key: 'opened_at', card: 'title', render: ({ opened_at }) => <ShiftMoment at={opened_at} /> },
    { key: 'status', card: 'corner', render: (row) => <ShiftStatus shift={row} /> },
    'opened_by',
    { key: 'expected', align: 'end', render: ({ expected }) => <ShiftSum amount={expected} /> },
    { key: 'counted', align: 'end', render: ({ counted }) => <ShiftSum amount={counted} /> },
    {
      key: 'difference',
      align: 'end',
      render: ({ difference }) => <ShiftSum amount={difference} signed />,
    },
    'difference_reason',
  ],
  filters: {
    period: period({ maxDays: 366 }),
    status: options('status', ['open', 'even', 'differs']),
  },
  opens: 'report',
  above: CashDesk,
})
