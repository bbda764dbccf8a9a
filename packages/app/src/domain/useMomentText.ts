import { addDays, formatMoment, inZone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../scaffold/session/index.ts'

/** Formats a moment in the club’s zone: "Today, 08:31", "Yesterday, 19:04", else "22/11/2026, 23:10". */
export function useMomentText() {
  const { t } = useTranslation('domain')
  const { today, zone } = useSettings()
  return (at: string): string => {
    const { day, time } = inZone(at, zone)
    if (day === today) return t('todayAt', { time })
    return day === addDays(today, -1) ? t('yesterdayAt', { time }) : formatMoment(at, zone)
  }
}
