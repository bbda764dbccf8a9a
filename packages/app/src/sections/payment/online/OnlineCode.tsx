import { ButtonLink, Card, formatMoney, Inline, Money, QrCode, Stack } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { useOnlineWay, type Online } from '../payment.data.ts'

/** QR code of an online payment with its amount and remaining time. */
export function OnlineCode({ online }: { online: Online }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const link = useOnlineWay(online.id, true)
  const method = t(`domain:method.${online.payment_method}`)
  const sum = formatMoney(online.amount, currency)
  return (
    <Card title={<Money amount={online.amount} currency={currency} />}>
      <Inline wrap gap="wide">
        {link && <QrCode text={link} label={t('online.qr', { sum, method })} />}
        <Stack>
          <p role="status">{online.is_prepared ? t('online.prepared') : t('online.scan')}</p>
          {!online.is_prepared && <Left seconds={online.seconds_left} />}
          {link && (
            <ButtonLink tone="outline" size="sm" href={link} target="_blank" rel="noreferrer">
              {t('online.page')}
            </ButtonLink>
          )}
        </Stack>
      </Inline>
    </Card>
  )
}

/** Countdown between two server responses, which correct it. */
function Left({ seconds }: { seconds: number }) {
  const { t } = useTranslation('payment')
  const [received, setReceived] = useState(seconds)
  const [left, setLeft] = useState(seconds)
  if (received !== seconds) {
    setReceived(seconds)
    setLeft(seconds)
  }
  useEffect(
    function countDown() {
      if (left <= 0) return
      const timer = setTimeout(() => setLeft(left - 1), 1000)
      return () => clearTimeout(timer)
    },
    [left],
  )
  const [minutes, rest] = [Math.floor(left / 60), left % 60]
  return (
    <span role="timer">
      {t('online.left', { time: `${minutes}:${String(rest).padStart(2, '0')}` })}
    </span>
  )
}
