import { Avatar, Card, FactList, Phone } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveStateBadge } from '../../scaffold/list/index.ts'
import type { Club } from './club.data.ts'
import { CreatedOn, HoursToday } from './ClubFacts.tsx'

/** Card of a club: where it is, its phone, the hours of today and when it was created. */
export function ClubCard({ row, actions }: { row: Club; actions: ReactNode }) {
  const { t } = useTranslation('club')
  const facts = [
    { label: t('fields.phone'), value: row.phone && <Phone phone={row.phone} /> },
    { label: t('fields.opens_today'), value: <HoursToday row={row} /> },
    { label: t('fields.members'), value: row.members },
    { label: t('fields.created_at'), value: <CreatedOn row={row} /> },
  ]
  return (
    <Card
      picture={<Avatar name={row.name} src={row.logo?.url} />}
      title={row.name}
      subtitle={row.address_line}
      badges={<ActiveStateBadge row={row} />}
      actions={actions}
      dimmed={!row.is_active}
      facts={<FactList facts={facts} />}
    />
  )
}
