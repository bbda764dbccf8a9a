import { Money } from '@zal/ui'
import { listPage, options, period } from '../../../scaffold/list/index.ts'
import { CashDesk } from './CashDesk.tsx'
import { ShiftMoment, ShiftStatus } from './shiftCells.tsx'
import { shifts } from './shift.data.ts'

export const shift = listPage(shifts, {
  columns: [
    { key: 'opened_at', phone: 'title', render: ({ opened_at }) => <ShiftMoment at={opened_at} /> },
    { key: 'status', phone: 'end', render: (row) => <ShiftStatus shift={row} /> },
    { key: 'opened_by', priority: 4, render: (row) => row.opened_by, phone: 'line' },
    {
      key: 'expected',
      priority: 6,
      align: 'end',
      unit: 'currency',
      render: ({ expected }) => expected !== null && <Money amount={expected} />,
    },
    {
      key: 'counted',
      priority: 5,
      align: 'end',
      unit: 'currency',
      render: ({ counted }) => counted !== null && <Money amount={counted} />,
    },
    {
      key: 'difference',
      priority: 2,
      align: 'end',
      unit: 'currency',
      phone: 'end',
      render: ({ difference }) =>
        difference !== null && <Money amount={difference} tone="signed" sign />,
      // A phone shows only what needs a look.
      renderPhone: ({ difference }) =>
        Boolean(difference) && <Money amount={difference ?? 0} tone="signed" sign />,
    },
    {
      key: 'difference_reason',
      priority: 3,
      phone: 'line',
      render: (row) => row.difference_reason,
    },
  ],
  filters: {
    period: period({ maxDays: 366 }),
    status: options('status', ['open', 'even', 'differs']),
  },
  opens: 'report',
  above: CashDesk,
})
