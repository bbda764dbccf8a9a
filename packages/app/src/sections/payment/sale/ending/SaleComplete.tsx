import {
  Avatar,
  Button,
  ButtonLink,
  CheckinIcon,
  formatDate,
  formatMoney,
  PersonNames,
  ResultActions,
  ResultCard,
  ResultGround,
  ResultMark,
  ResultPerson,
  ResultSum,
  ResultTimer,
  SuccessIcon,
} from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MemberStateBadge } from '../../../../domain/member/MemberStateBadge.tsx'
import { useDomainLinks } from '../../../../domain/useDomainLinks.ts'
import { addressOf, Screen, useRouteContext } from '../../../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../../../scaffold/session/index.ts'
import type { Payment } from '../../payment.data.ts'
import { useActiveMemberships } from '../useActiveMemberships.ts'
import { PrintReceipt } from './PrintReceipt.tsx'

const seconds = 5

/**
 * Completed sale: the sum, the receipt first, then what may come next. Continues to the history
 * after a countdown, unless it has the pointer or focus, or was asked to stay.
 */
export function SaleComplete({ done, again }: { done: Payment; again(): void }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const can = useCan()
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const [left, setLeft] = useState(seconds)
  // Tracked separately: after a tap the pointer leaves while focus stays.
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stays, setStays] = useState(false)
  const held = pointed || focused
  const ways = useDomainLinks()
  const { customer, subscription, payments } = done
  const state = useActiveMemberships(customer)?.state
  // A one-time payment is checked in with the payment, so it has no check-in link.
  const door = customer && subscription ? ways.checkin(customer) : undefined
  const goes = can('payment', 'list') && !stays
  const history = addressOf(section, 'history')
  useEffect(
    function countDown() {
      if (held || !goes) return
      const timer = setTimeout(() => {
        if (left > 1) setLeft(left - 1)
        else void navigate(history)
      }, 1000)
      return () => clearTimeout(timer)
    },
    [left, held, goes, navigate, history],
  )
  const parts = payments.map(
    (part) => `${t(`domain:method.${part.payment_method}`)} ${formatMoney(part.amount)}`,
  )
  return (
    <Screen title={t('done.title')}>
      <ResultGround>
        <ResultCard
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <ResultMark aria-hidden>
            <SuccessIcon size={32} />
          </ResultMark>
          <p>{t('done.collected')}</p>
          <ResultSum>{formatMoney(done.total, currency)}</ResultSum>
          <p>
            {[t('done.number', { number: done.invoice_id }), parts.join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {done.visit && <p>{t('done.entered')}</p>}
          {customer && (
            <ResultPerson>
              <Avatar name={customer.fullname} src={customer.avatar?.url} />
              <PersonNames>
                <strong>{customer.fullname}</strong>
                {subscription && (
                  <p>
                    {`${subscription.plan.name}, ${formatDate(subscription.start_date)} – ${formatDate(subscription.end_date)}`}
                  </p>
                )}
              </PersonNames>
              {state && <MemberStateBadge state={state} />}
            </ResultPerson>
          )}
          <ResultActions>
            <PrintReceipt payment={done} />
            <div>
              {door && (
                <ButtonLink tone="soft" size="sm" icon={CheckinIcon} href={door}>
                  {t('done.checkin')}
                </ButtonLink>
              )}
              <Button tone="outline" size="sm" onClick={again}>
                {t('done.again')}
              </Button>
              {can('payment', 'list') && (
                <ButtonLink tone="outline" size="sm" href={`${history}?open=${done.id}`}>
                  {t('done.view')}
                </ButtonLink>
              )}
            </div>
          </ResultActions>
          {goes && (
            // Hidden but still laid out, so that buttons do not move under the pointer.
            <ResultTimer>
              <span role="timer" style={{ visibility: held ? 'hidden' : 'visible' }}>
                {t('done.soon', { count: left })}
              </span>
              <button type="button" onClick={() => setStays(true)}>
                {t('done.stay')}
              </button>
            </ResultTimer>
          )}
        </ResultCard>
      </ResultGround>
    </Screen>
  )
}
