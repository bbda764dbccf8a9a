import { formatDate, formatMoney, formatTime, isDay } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import type { Verdict } from './checkin.data.ts'

/** Returns a function that translates a rule, with its dates, amounts and times formatted. */
export function useRuleWords() {
  useTranslation('errors')
  const translate = useTranslate()
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  return ({ code, vars = {} }: Verdict['rules'][number]) => {
    const written = Object.entries(vars).map(([name, value]) => [name, write(name, value)] as const)
    return translate(`errors:${code}`, Object.fromEntries(written))
  }
  function write(name: string, value: string | number) {
    if (typeof value === 'number') return name === 'amount' ? formatMoney(value, currency) : value
    if (isDay(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatTime(value, zone) : value
  }
}
