import { Banner, ButtonLink } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { useOpenOnline } from '../payment.data.ts'

/** Notice of pending online payments, and of money received without a sale. */
export function OpenOnline() {
  const { t } = useTranslation('payment')
  const { section } = useRouteContext()
  const can = useCan()
  const open = useOpenOnline(can('payment', 'register')) ?? []
  const deposited = open.find(({ state }) => state === 'deposited')
  const first = deposited ?? open[0]
  if (!first) return null
  return (
    <Banner
      tone={deposited ? 'warning' : 'info'}
      title={deposited ? t('online.deposited') : t('online.open', { count: open.length })}
      action={
        <ButtonLink tone="soft" size="sm" href={addressOf(section, 'waiting', first.id)}>
          {t('online.look')}
        </ButtonLink>
      }
    >
      {deposited && deposited.customer?.fullname}
    </Banner>
  )
}
