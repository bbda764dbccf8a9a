import { Card, FactList, Phone } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Staff } from './staff.data.ts'
import { Picture, Role, Status } from './StaffFacts.tsx'

/** Card of a person: role, contact and state. */
export function StaffCard({ row, actions }: { row: Staff; actions: ReactNode }) {
  const { t } = useTranslation('staff')
  const facts = [
    { label: t('fields.phone'), value: row.phone && <Phone phone={row.phone} /> },
    { label: t('fields.email'), value: row.email },
  ]
  return (
    <Card
      picture={<Picture row={row} />}
      title={row.fullname}
      subtitle={<Role row={row} />}
      badges={<Status row={row} />}
      actions={actions}
      dimmed={!row.is_active}
      facts={<FactList facts={facts} />}
    />
  )
}
