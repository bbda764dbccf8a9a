import { Avatar, Badge, Inline } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../domain/useScheduleText.ts'
import type { Trainer } from './trainer.data.ts'

interface Row {
  row: Trainer
}

export const Picture = ({ row, size = 'row' }: Row & { size?: 'row' | 'xl' }) => (
  <Avatar size={size} name={row.fullname} src={row.avatar?.url} />
)

export const Clubs = ({ row }: Row) => row.clubs.map(({ name }) => name).join(', ')

/** Specialities of a trainer; renders nothing without any. */
export function Specialities({ row }: Row) {
  const { t } = useTranslation('trainer')
  if (row.specialities.length === 0) return null
  return (
    <Inline gap="tight" wrap>
      {row.specialities.map((each) => (
        <Badge key={each} tone="violet">
          {t(`options.specialities.${each}`)}
        </Badge>
      ))}
    </Inline>
  )
}

/** Working days and hours in one line. */
export function Hours({ row }: Row) {
  return useScheduleText().when(row)
}
