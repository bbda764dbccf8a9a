import { options } from '../../scaffold/filters.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { period } from '../../scaffold/period.tsx'
import { Desk } from './Desk.tsx'
import { Moment, State, Sum } from './parts.tsx'
import { shifts } from './shift.data.ts'

export const shift = listPage(shifts, {
  columns: [
    { key: 'opened_at', card: 'title', render: ({ opened_at }) => <Moment at={opened_at} /> },
    { key: 'status', card: 'corner', render: (row) => <State shift={row} /> },
    'opened_by',
    { key: 'expected', align: 'end', render: ({ expected }) => <Sum amount={expected} /> },
    { key: 'counted', align: 'end', render: ({ counted }) => <Sum amount={counted} /> },
    {
      key: 'difference',
      align: 'end',
      render: ({ difference }) => <Sum amount={difference} signed />,
    },
    'difference_reason',
  ],
  filters: {
    period: period({ maxDays: 366 }),
    status: options('status', ['open', 'even', 'differs']),
  },
  opens: 'report',
  above: Desk,
})
