import { Banner, formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'

/** Notice that a membership sold in advance keeps its dates when the one before it is reversed. */
export function NextKeeps({
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
