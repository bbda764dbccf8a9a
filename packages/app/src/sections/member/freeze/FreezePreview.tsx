import { Banner, formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Following } from '../../../domain/member/Following.tsx'
import {
  useRefusalWords,
  type MembershipFreeze,
  type Span,
} from '../../../domain/member/useFreeze.ts'
import { isWhole } from './freezeDraft.ts'

interface FreezePreviewProps {
  asked: MembershipFreeze | undefined
  span: Span
}

/**
 * Preview of the end date for the chosen days, as computed by the server, or the reason why they
 * are refused.
 */
export function FreezePreview({ asked, span }: FreezePreviewProps) {
  const { t } = useTranslation('domain')
  const sayRefusal = useRefusalWords()
  if (!asked || !isWhole(span)) return <Banner tone="info">{t('freeze.choose')}</Banner>
  const { preview, refused, limits } = asked
  if (refused) return <Banner tone="warning">{sayRefusal(refused)}</Banner>
  // A preview of other days is outdated and not shown.
  if (preview?.start_date !== span.start_date || preview?.end_date !== span.end_date) {
    return <Banner tone="info">{t('freeze.choose')}</Banner>
  }
  const { start_date, end_date, days, until } = preview
  const words = {
    from: formatDate(start_date),
    to: formatDate(end_date),
    days: t('days', { count: days }),
    end: formatDate(until),
  }
  return (
    <Banner tone="info" title={t('freeze.preview', words)}>
      <Following of={preview} />
      {limits.days_total !== null && <p>{t('freeze.left', { days: limits.days - days })}</p>}
      {limits.times_total !== null && (
        <p>{t('freeze.timesLeft', { times: limits.times_total - limits.times_used - 1 })}</p>
      )}
    </Banner>
  )
}
