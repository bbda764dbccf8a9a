import {
  Banner,
  Button,
  ButtonLink,
  FieldGroup,
  FormPage,
  formatMoney,
  MoneyField,
  SegmentedField,
} from '@zal/ui'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReasonField } from '../../gym/ReasonField.tsx'
import { usePageHead, usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import { QuickReasons } from './QuickReasons.tsx'
import { beginRefund, checkRefund, changeRefund, type Refund } from './refund.ts'
import { RefundAsk } from './RefundAsk.tsx'
import { useRefundMethods } from './useRefundMethods.ts'

interface RefundFormProps {
  payment: Payment
  done(payment: Payment): void
}

/** How much goes back, how, and why. */
export function RefundForm({ payment, done }: RefundFormProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { currency } = useWho()
  const { section } = usePlace()
  const methods = useRefundMethods(payment)
  const [values, setValues] = useState<Refund>(() => beginRefund(payment))
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  const left = payment.total - payment.returned
  const wrong = checkRefund(values, payment)
  const errors = shown ? wrong : {}
  const change = (patch: Partial<Refund>) => setValues(changeRefund(values, patch, left))
  const ask = () => {
    setShown(true)
    if (Object.keys(wrong).length === 0) setAsking(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || asking) return
    event.preventDefault()
    event.stopPropagation()
    ask()
  }
  return (
    <div onKeyDownCapture={onKeyDown}>
      <FormPage
        {...usePageHead()}
        description={t('refund.of', { number: payment.invoice_id })}
        banner={
          payment.returned > 0 && (
            <Banner tone="info">
              {t('refund.aboveLeft', { left: formatMoney(left, currency) })}
            </Banner>
          )
        }
        aside={<PaymentCard payment={payment} whose />}
        bar={
          <>
            <ButtonLink tone="ghost" href={addressOf(section, 'history')}>
              {t('reversal.history')}
            </ButtonLink>
            <Button tone="danger" keys="Ctrl Enter" onClick={ask}>
              {t('refund.save')}
            </Button>
          </>
        }
      >
        <FieldGroup>
          <SegmentedField<Refund['payment_status']>
            required
            label={t('fields.payment_status')}
            options={(['refund', 'partial_refund'] as const).map((id) => ({
              id,
              label: t(`options.payment_status.${id}`),
            }))}
            value={values.payment_status}
            onChange={(payment_status) => payment_status && change({ payment_status })}
          />
          <MoneyField
            required
            label={t('fields.refund_amount')}
            currency={currency}
            disabled={values.payment_status === 'refund'}
            value={values.refund_amount}
            error={
              errors.refund_amount &&
              t(`refund.${errors.refund_amount}`, { left: formatMoney(left, currency) })
            }
            onChange={(refund_amount) => change({ refund_amount })}
          />
          <div data-wide>
            <SegmentedField<Refund['refund_method'] & number>
              required
              look="cards"
              label={t('fields.refund_method')}
              options={methods}
              value={values.refund_method}
              error={errors.refund_method && t('refund.method')}
              onChange={(refund_method) => change({ refund_method })}
            />
          </div>
          <div data-wide>
            <QuickReasons onChoose={(refund_reason) => change({ refund_reason })} />
          </div>
          <div data-wide>
            <ReasonField
              label={t('fields.refund_reason')}
              value={values.refund_reason}
              asked={shown}
              onChange={(refund_reason) => change({ refund_reason })}
            />
          </div>
        </FieldGroup>
      </FormPage>
      {asking && (
        <RefundAsk payment={payment} values={values} close={() => setAsking(false)} done={done} />
      )}
    </div>
  )
}
