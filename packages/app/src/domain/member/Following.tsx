import { formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { MembershipFreeze } from './useFreeze.ts'

/** New first days of the packages bought for after the frozen one, a line each. */
export function Following({
  of,
}: {
  of: Pick<NonNullable<MembershipFreeze['preview']>, 'following'>
}) {
  const { t } = useTranslation('domain')
  return of.following.map(({ plan, start_date, moved_to }) => (
    <p key={start_date}>
      {t('freeze.following', { plan, from: formatDate(start_date), to: formatDate(moved_to) })}
    </p>
  ))
}
