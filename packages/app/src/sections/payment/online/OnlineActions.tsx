import { Banner, Button, ConfirmDialog, formatMoney, Inline, Stack } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenShift } from '../../../domain/money/OpenShift.tsx'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { Online } from '../payment.data.ts'

const touches = ['online', 'payment', 'member', 'package', 'class', 'deposit', 'checkin'] as const

interface Given {
  online: Online
}

/** Switches an online payment to cash. */
export function TakeCash({ online }: Given) {
  const { t } = useTranslation(['payment', 'domain'])
  const translate = useTranslate()
  const sum = useSum(online)
  const [asks, setAsks] = useState(false)
  const { send, error, clear } = useApiMutation('post', '/management/online-payment/{id}/switch/', {
    touches,
    form: `payment.switch.${online.id}`,
  })
  const method = t(`domain:method.${online.payment_method}`)
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('online.cash', { sum })}</Button>
      <ConfirmDialog
        open={asks}
        tone="primary"
        title={t('online.askCash', { sum })}
        confirm={t('online.cash', { sum })}
        error={
          error && (
            <>
              {errorMessage(translate, error)} <OpenShift code={error.code} />
            </>
          )
        }
        onClose={() => {
          setAsks(false)
          clear()
        }}
        onConfirm={() => send({ params: { path: { id: online.id } } })}
      >
        {t('online.cashText', { method })}
      </ConfirmDialog>
    </>
  )
}

/** Cancels an online payment. */
export function CancelWaiting({ online }: Given) {
  const { t } = useTranslation('payment')
  const translate = useTranslate()
  const sum = useSum(online)
  const [asks, setAsks] = useState(false)
  const { send, error, clear } = useApiMutation('post', '/management/online-payment/{id}/cancel/', {
    touches,
    form: `payment.cancel.${online.id}`,
  })
  return (
    <>
      <Button tone="ghost" onClick={() => setAsks(true)}>
        {t('online.cancel')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('online.askCancel', { sum })}
        confirm={t('online.cancel')}
        error={error && errorMessage(translate, error)}
        onClose={() => {
          setAsks(false)
          clear()
        }}
        onConfirm={() => send({ params: { path: { id: online.id } } })}
      >
        {t('online.cancelText')}
      </ConfirmDialog>
    </>
  )
}

/** Buttons that simulate the customer in a club without a connected provider. */
export function Sandbox({ online }: Given) {
  const { t } = useTranslation('payment')
  const translate = useTranslate()
  const { send, pending, error } = useApiMutation(
    'post',
    '/management/online-payment/{id}/sandbox/',
    {
      touches,
      form: `payment.sandbox.${online.id}`,
    },
  )
  const play = (paid: boolean) =>
    void send({ params: { path: { id: online.id } }, body: { paid } }).catch(() => undefined)
  return (
    <Banner tone="info" title={t('online.sandbox')}>
      <Stack>
        <p>{error ? errorMessage(translate, error) : t('online.sandboxText')}</p>
        <Inline wrap>
          <Button tone="soft" size="sm" pending={pending} onClick={() => play(true)}>
            {t('online.paid')}
          </Button>
          <Button tone="ghost" size="sm" disabled={pending} onClick={() => play(false)}>
            {t('online.declined')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}

function useSum({ amount }: Online) {
  const { currency } = useCurrentUser()
  return formatMoney(amount, currency)
}
