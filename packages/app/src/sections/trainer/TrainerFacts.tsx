import { Badge, Inline } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWhen } from '../../gym/useWhen.ts'
import type { Trainer } from './trainer.data.ts'

interface Row {
  row: Trainer
}

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
  return useWhen().when(row)
}
