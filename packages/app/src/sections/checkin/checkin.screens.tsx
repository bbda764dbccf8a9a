import { Avatar, DateText, GlobalIcon, Phone, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { classes, packages } from '../../domain/lists.ts'
import { listPage, options, period, referenceFilter } from '../../scaffold/list/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import { checkins, type Checkin } from './checkin.data.ts'
import { CheckinPanel } from './CheckinPanel.tsx'
import { hour, weekday } from './timeFilters.tsx'
import { VisitMenu } from './VisitMenu.tsx'
import { visitorOf } from './visitor.ts'
import { ShortName } from '../../domain/member/ShortName.tsx'

export { CheckinDesk as register } from './CheckinDesk.tsx'

export const list = listPage(checkins, {
  search: true,
  views: true,
  filters: {
    period: period(),
    inside: options('inside', [1]),
    subscription: options('subscription', [1, 2, 3]),
    plan_id: referenceFilter('plan_id', packages),
    class_id: referenceFilter('class_id', classes),
    weekday: weekday(),
    hour: hour(),
    removed: options('removed', [1]),
  },
  columns: [
    {
      key: 'customer',
      render: (row) => <Customer row={row} />,
      picture: (row) => <Picture row={row} />,
      phone: 'title',
    },
    { key: 'phone', render: (row) => <CustomerPhone row={row} />, priority: 3 },
    { key: 'session', render: (row) => row.session, phone: 'line', priority: 1 },
    { key: 'is_global', render: (row) => <Everywhere row={row} />, priority: 5 },
    { key: 'created_at', render: (row) => <Moment row={row} />, phone: 'end', priority: 2 },
    { key: 'by', render: (row) => <Who row={row} />, priority: 4 },
  ],
  exports: { xlsx: '/check-in/history-list/', csv: '/check-in/history-export-csv/' },
  menu: VisitMenu,
  panel: CheckinPanel,
  endless: true,
  dimmed: ({ removed }) => removed !== null,
})

interface Of {
  row: Checkin
}

function Customer({ row }: Of) {
  const { t } = useTranslation('checkin')
  const visitor = visitorOf(row)
  return visitor ? <ShortName fullname={visitor.fullname} /> : t('anonymous')
}

function Picture({ row }: Of) {
  const { t } = useTranslation('checkin')
  const visitor = visitorOf(row)
  return <Avatar size="sm" name={visitor?.fullname ?? t('anonymous')} src={visitor?.avatar?.url} />
}

function CustomerPhone({ row }: Of) {
  const { t } = useTranslation('checkin')
  return visitorOf(row) && row.phone ? <Phone phone={row.phone} /> : t('noPhone')
}

function Everywhere({ row }: Of) {
  const { t } = useTranslation('checkin')
  return row.is_global && <GlobalIcon role="img" aria-label={t('fields.is_global')} size={20} />
}

function Moment({ row }: Of) {
  const { zone } = useSettings()
  return <DateText at={row.created_at} zone={zone} />
}

/** Staff member of the check-in; for a reversed visit also who reversed it and when. */
function Who({ row }: Of) {
  const { t } = useTranslation('checkin')
  const { zone } = useSettings()
  if (!row.removed) return row.by
  return (
    <Stack gap="tight">
      <span>{row.by}</span>
      <small>
        {`${t('fields.removed')}: ${row.removed.by}, `}
        <DateText at={row.removed.at} zone={zone} />
      </small>
    </Stack>
  )
}
