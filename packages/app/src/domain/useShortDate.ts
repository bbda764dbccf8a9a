import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

/** Formats a day without its year, in the language of the interface: "7 Dec". */
export function useShortDate() {
  const { t } = useTranslation('domain')
  return (day: string): string => {
    const [, month, date] = day.split('-').map(Number)
    return t(`shortDate.${month}` as ParseKeys<'domain'>, { day: date })
  }
}
