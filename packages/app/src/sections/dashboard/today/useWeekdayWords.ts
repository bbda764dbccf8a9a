import { addDays, useUi, weekdayOf } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../../domain/useShortDate.ts'

/** Words of the days that today is compared with. */
export function useWeekdayWords(today: string) {
  const { t } = useTranslation('dashboard')
  const { weekdays } = useUi().words.fields
  const short = useShortDate()
  const weekday = weekdayOf(today)
  return {
    /** In a comparison: "last Tuesday". */
    last: t(`today.lastWeekday.${weekday}`),
    /** In a comparison: "a usual Tuesday". */
    usual: t(`today.usualWeekday.${weekday}`),
    /** In a legend: "Tuesday, 17 Nov". */
    lastName: `${weekdays[weekday]}, ${short(addDays(today, -7))}`,
    /** In a legend: "Usual Tuesday". */
    usualName: t(`today.usualName.${weekday}`),
  }
}
