import { formatDate, formatMoney, formatTime } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { useSettings, useWho } from '../../scaffold/who.ts'
import type { Verdict } from './checkin.data.ts'

/** Returns a function that translates a rule, with its dates, amounts and times formatted. */
export function useRuleWords() {
  useTranslation('errors')
  const say = useSay()
  const { currency } = useWho()
  const { zone } = useSettings()
  return ({ code, vars = {} }: Verdict['rules'][number]) => {
    const written = Object.entries(vars).map(([name, value]) => [name, write(name, value)] as const)
    return say(`errors:${code}`, Object.fromEntries(written))
  }
  function write(name: string, value: string | number) {
    if (typeof value === 'number') return name === 'amount' ? formatMoney(value, currency) : value
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
    return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatTime(value, zone) : value
  }
}
