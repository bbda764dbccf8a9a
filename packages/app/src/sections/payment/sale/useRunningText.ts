import { formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { conflictingMemberships } from './saleDays.ts'
import { useSale } from './saleState.ts'

/** Says which membership still runs, and whether the sold one continues it; undefined where none does. */
export function useRunningText(): { remaining: string; same: string | undefined } | undefined {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, held, firstDay } = useSale()
  const { plan, type } = values
  const [rival] = held ? conflictingMemberships(held, values) : []
  const running =
    rival ??
    held?.memberships.find((each) => each.type === type && type === 1 && each.remaining_days > 0)
  if (!plan || !running) return undefined
  const remaining = t(type === 2 ? 'start.remainingClass' : 'start.remaining', {
    plan: running.plan.name,
    days: t('domain:days', { count: running.remaining_days }),
  })
  const isSame = running.plan.id === plan.id && rival !== undefined
  const date = formatDate(firstDay)
  return {
    remaining,
    same: isSame ? t(type === 2 ? 'start.sameClass' : 'start.same', { date }) : undefined,
  }
}
