import { Money, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../domain/useScheduleText.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import type { Class, ClassTime } from './class.data.ts'

interface Row {
  row: Class
}

export function Price({ row }: Row) {
  return <Money amount={row.price} currency={useCurrentUser().currency} />
}

/** Validity and visits: "30 days · 12 visits". */
export function Period({ row }: Row) {
  const { t } = useTranslation('domain')
  const visits = row.visit ? t('visits', { count: row.visit }) : t('unlimited')
  return `${t('days', { count: row.days })} · ${visits}`
}

/** Hours of the blocks, one line each. */
export function Times({ row }: Row) {
  return (
    <Stack gap="none">
      {row.times.map((time) => (
        <When key={time.id} time={time} />
      ))}
    </Stack>
  )
}

/** "Mo We Fr, 09:00 – 10:00". */
export function When({ time }: { time: ClassTime }) {
  return <span>{useScheduleText().when(time)}</span>
}
