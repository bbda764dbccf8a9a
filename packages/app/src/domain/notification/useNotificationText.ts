import { formatMoney } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import type { Notification } from './notification.ts'

/** Words a notification: its title, its text, and from whom it is. */
export function useNotificationText() {
  const { t } = useTranslation(['notification', 'domain'])
  const { currency } = useCurrentUser()
  return ({ kind, number, person, creator, figures }: Notification) => {
    const sender = creator?.full_name ?? t('system')
    const { created = 0, filled = 0, skipped = 0, sales = 0, things = 0, change } = figures
    const vars = {
      number: number ?? '',
      person: person?.name ?? '',
      name: sender,
      count: kind === 'digest' ? things : created,
      created,
      filled,
      skipped,
      sales: formatMoney(sales, currency),
    }
    const text =
      kind === 'digest' && things === 0 ? t('digest.nothing') : t(`kinds.${kind}.text`, vars)
    const percent = change === undefined ? '' : t('digest.change', { change: percentText(change) })
    return {
      title: t(`kinds.${kind}.title`, vars),
      text: [percent, text].filter(Boolean).join(' '),
      sender,
      role: creator ? t(`domain:role.${creator.role}`) : t('systemRole'),
    }
  }
}

/** "+18 %", "−3 %". */
const percentText = (percent: number) =>
  `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent)}\u00a0%`
