import { Card, FactList, Phone } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveStateBadge } from '../../scaffold/list/index.ts'
import type { Trainer } from './trainer.data.ts'
import { Hours, Picture, Specialities } from './TrainerFacts.tsx'

/** Card of a trainer: contact, specialities, working hours and clubs. */
export function TrainerCard({ row, actions }: { row: Trainer; actions: ReactNode }) {
  const { t } = useTranslation('trainer')
  const facts = [
    { label: t('fields.phone'), value: row.phone && <Phone phone={row.phone} /> },
    { label: t('fields.hours'), value: <Hours row={row} /> },
    { label: t('fields.clubs'), value: row.clubs.map(({ name }) => name).join(', ') },
    { label: t('fields.specialities'), value: <Specialities row={row} /> },
  ]
  return (
    <Card
      picture={<Picture row={row} />}
      title={row.fullname}
      subtitle={row.email}
      badges={<ActiveStateBadge row={row} />}
      actions={actions}
      dimmed={!row.is_active}
      facts={<FactList facts={facts} />}
    />
  )
}
