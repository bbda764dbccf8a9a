import { Avatar, Phone } from '@zal/ui'
import { activeStateColumn, listPage, withActiveState } from '../../scaffold/list/index.ts'
import { clubs } from './club.data.ts'
import { ClubCard } from './ClubCard.tsx'
import { CreatedOn, HoursToday } from './ClubFacts.tsx'

export const list = listPage(clubs, {
  search: true,
  filters: withActiveState.filters,
  layouts: ['table', 'cards'],
  columns: [
    {
      key: 'name',
      sort: 'name',
      picture: (row) => <Avatar size="row" name={row.name} src={row.logo?.url} />,
      render: (row) => row.name,
    },
    { key: 'address_line', render: (row) => row.address_line, phone: 'line', width: '28%' },
    { key: 'phone', render: (row) => row.phone && <Phone phone={row.phone} /> },
    { key: 'opens_today', render: (row) => <HoursToday row={row} /> },
    { key: 'members', align: 'end', render: (row) => row.members },
    { key: 'staff', align: 'end', render: (row) => row.staff },
    {
      key: 'created_at',
      sort: 'created_at',
      render: (row) => <CreatedOn row={row} />,
    },
    activeStateColumn,
  ],
  card: (row, actions) => <ClubCard row={row} actions={actions} />,
  dimmed: withActiveState.dimmed,
})
