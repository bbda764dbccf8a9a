import { Button, ButtonLink, Card, Columns, EmptyState, formatMoney, Inline } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWays } from '../../gym/useWays.ts'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReceiptButton } from '../../gym/receipt/ReceiptButton.tsx'
import { Screen, usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useCan, useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import { PrintReceipt } from './PrintReceipt.tsx'

const seconds = 5

/**
 * Confirmation of a sale with its invoice and next actions. Navigates to the history after a
 * countdown, unless it is hovered or focused.
 */
export function Complete({ done, again }: { done: Payment; again(): void }) {
  const { t } = useTranslation('payment')
  const { currency } = useWho()
  const can = useCan()
  const navigate = useNavigate()
  const { section } = usePlace()
  const [left, setLeft] = useState(seconds)
  // Tracked separately: after a tap the pointer leaves while focus stays.
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const ways = useWays()
  const { customer, subscription } = done
  const profile = ways.profile(customer)
  // A one-time payment is checked in with the payment, so it has no check-in link.
  const door = customer && subscription ? ways.checkin(customer) : undefined
  const goes = can('payment', 'list')
  useEffect(
    function countDown() {
      if (held || !goes) return
      const timer = setTimeout(() => {
        if (left > 1) setLeft(left - 1)
        else void navigate(addressOf(section, 'history'))
      }, 1000)
      return () => clearTimeout(timer)
    },
    [left, held, goes, navigate, section],
  )
  return (
    <Screen title={t('done.title')}>
      <Columns
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Card>
          <EmptyState
            kind="done"
            title={t('done.text', {
              number: done.invoice_id,
              sum: formatMoney(done.total, currency),
            })}
          >
            {done.visit && <p>{t('done.entered')}</p>}
            {goes && (
              // Hidden but still laid out, so that buttons do not move under the pointer.
              <span role="timer" style={{ visibility: held ? 'hidden' : 'visible' }}>
                {t('done.soon', { count: left })}
              </span>
            )}
          </EmptyState>
          <Inline align="end" wrap>
            <PrintReceipt payment={done} />
            {profile && (
              <ButtonLink tone="ghost" size="sm" href={profile}>
                {t('done.profile')}
              </ButtonLink>
            )}
            {goes && (
              <ButtonLink tone="ghost" size="sm" href={addressOf(section, 'history')}>
                {t('done.history')}
              </ButtonLink>
            )}
            <Button tone="soft" size="sm" onClick={again}>
              {t('done.again')}
            </Button>
            {door && (
              <ButtonLink tone="secondary" size="sm" href={door}>
                {t('done.checkin')}
              </ButtonLink>
            )}
          </Inline>
        </Card>
        <PaymentCard payment={done} whose actions={<ReceiptButton payment={done} />} />
      </Columns>
    </Screen>
  )
}
