import { DateText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Club } from './club.data.ts'

/** Opening hours of today; a dash where they are not known. */
export function HoursToday({ row }: { row: Club }) {
  const { t } = useTranslation('club')
  if (!row.hours) return null
  return row.opens_today
    ? t('today.open', { from: row.opens_today, to: row.closes_today })
    : t('today.closed')
}

/** Day on which a club was created. */
export const CreatedOn = ({ row }: { row: Club }) => <DateText day={row.created_at.slice(0, 10)} />
