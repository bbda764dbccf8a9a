import { Banner, ButtonLink } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useCan } from '../../scaffold/who.ts'
import { useOpenOnline } from './payment.data.ts'

/** Notice of pending online payments, and of money received without a sale. */
export function OpenOnline() {
  const { t } = useTranslation('payment')
  const { section } = usePlace()
  const can = useCan()
  const open = useOpenOnline(can('payment', 'register')) ?? []
  const kept = open.find(({ state }) => state === 'deposited')
  const first = kept ?? open[0]
  if (!first) return null
  return (
    <Banner
      tone={kept ? 'warning' : 'info'}
      title={kept ? t('online.deposited') : t('online.open', { count: open.length })}
      action={
        <ButtonLink tone="secondary" size="sm" href={addressOf(section, 'waiting', first.id)}>
          {t('online.look')}
        </ButtonLink>
      }
    >
      {kept && kept.customer?.fullname}
    </Banner>
  )
}
