import { inZone } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../scaffold/platform/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'

/** Formats when a notification came: "5 min ago", "3 h ago" today, else "November, 23". */
export function useNotificationTime() {
  const { t } = useTranslation('notification')
  const { today, zone } = useSettings()
  const { now } = useServices()
  return (at: string): string => {
    const { day } = inZone(at, zone)
    if (day !== today) {
      const [, month, date] = day.split('-').map(Number)
      return t(`days.${month}` as ParseKeys<'notification'>, { day: date })
    }
    const minutes = Math.floor((now() - Date.parse(at)) / 60_000)
    if (minutes < 1) return t('ago.now')
    if (minutes < 60) return t('ago.minutes', { count: minutes })
    return t('ago.hours', { count: Math.floor(minutes / 60) })
  }
}
