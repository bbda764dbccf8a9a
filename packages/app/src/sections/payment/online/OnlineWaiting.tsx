import { Banner, ButtonLink, Card, Columns, EmptyState, formatMoney, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { addressOf, Screen, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { OnlineCode } from './OnlineCode.tsx'
import { OnlineFacts } from './OnlineFacts.tsx'
import type { Online } from '../payment.data.ts'
import { CancelWaiting, Sandbox, TakeCash } from './OnlineActions.tsx'

/** Screen of an online payment: pending, or ended without a sale. */
export function OnlineWaiting({ online }: { online: Online }) {
  const { t } = useTranslation(['payment', 'domain', 'menu'])
  const { state, reason } = online
  const isOpen = state === 'pending' || state === 'failed'
  const method = t(`domain:method.${online.payment_method}`)
  return (
    <Screen title={isOpen ? t('online.waiting', { method }) : t('menu:payment.tabs.waiting')}>
      <Columns>
        <Stack>
          {state === 'failed' && (
            <Banner urgent tone="warning" title={t('online.failed')}>
              {reason} {t('online.failedText')}
            </Banner>
          )}
          {isOpen ? <OnlineCode online={online} /> : <Ended online={online} />}
          {isOpen && online.is_sandbox && <Sandbox online={online} />}
        </Stack>
        <Stack>
          <OnlineFacts online={online} />
          {(isOpen || state === 'expired') && (
            <Stack gap="tight">
              <TakeCash online={online} />
              {isOpen && <CancelWaiting online={online} />}
            </Stack>
          )}
        </Stack>
      </Columns>
    </Screen>
  )
}

const pictures = { expired: 'unmatched', cancelled: 'unmatched', deposited: 'error' } as const

/** End without a sale: the reason, where the money is, and the next actions. */
function Ended({ online }: { online: Online }) {
  const { t } = useTranslation('payment')
  const { section } = useRouteContext()
  const { currency } = useCurrentUser()
  const ways = useDomainLinks()
  const { customer, amount, reason } = online
  const state =
    online.state === 'deposited' || online.state === 'expired' ? online.state : 'cancelled'
  const profile = state === 'deposited' ? ways.profile(customer) : undefined
  return (
    <Card>
      <EmptyState
        kind={pictures[state]}
        title={t(`online.${state}`)}
        action={
          <ButtonLink href={profile ?? addressOf(section, 'register')}>
            {profile ? t('online.profile') : t('online.again')}
          </ButtonLink>
        }
      >
        {reason && <p>{reason}</p>}
        <p>
          {t(`online.${state}Text`, {
            sum: formatMoney(amount, currency),
            name: customer?.fullname ?? '',
          })}
        </p>
      </EmptyState>
    </Card>
  )
}
