import { Banner, formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'

/** A membership that was sold ahead keeps its days; whoever takes back the one before it is told. */
export function NextMembershipKept({
  next,
}: {
  next: { plan: string; start_date: string } | null | undefined
}) {
  const { t } = useTranslation('payment')
  if (!next) return null
  return (
    <Banner tone="info">
      {t('reversal.next', { plan: next.plan, date: formatDate(next.start_date) })}
    </Banner>
  )
}
