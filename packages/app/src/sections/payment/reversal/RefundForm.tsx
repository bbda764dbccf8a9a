import { Banner, FieldGroup, formatMoney, MoneyField, SegmentedField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpMark } from '../../../domain/HelpMark.tsx'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { ReasonField } from '../../../domain/money/ReasonField.tsx'
import { usePaymentMethods } from '../../../domain/money/usePaymentMethods.tsx'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { MutationPage } from '../../../scaffold/form/index.ts'
import type { Payment } from '../payment.data.ts'
import { QuickReasons } from './QuickReasons.tsx'
import { checkRefund, changeRefund, type Refund, type RefundWrite } from './refund.ts'
import { RefundConfirm } from './RefundConfirm.tsx'

interface RefundFormProps {
  payment: Payment
  write: RefundWrite
}

/** Form of a refund: amount, method and reason. */
export function RefundForm({ payment, write }: RefundFormProps) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const methods = usePaymentMethods({
    came: payment.payments,
    deposit: payment.customer?.is_removed === false,
  })
  const { values, set } = write
  const [shown, setShown] = useState(false)
  /** The amount was left: one above the total is told at once. */
  const [hasLeft, setLeft] = useState(false)
  const [asking, setAsking] = useState(false)
  const left = payment.total - payment.returned
  const wrong = checkRefund(values, payment)
  const isOver = wrong.refund_amount === 'above' || wrong.refund_amount === 'aboveLeft'
  const errors: typeof wrong = shown
    ? wrong
    : hasLeft && isOver
      ? { refund_amount: wrong.refund_amount }
      : {}
  const change = (patch: Partial<Refund>) => set(changeRefund(values, patch, left))
  const ask = () => {
    setShown(true)
    if (Object.keys(wrong).length === 0) setAsking(true)
  }
  return (
    <MutationPage
      {...write}
      text={
        <>
          {t('refund.of', { number: payment.invoice_id })}
          {'\u00A0'}
          <HelpMark word="refund" />
        </>
      }
      save={t('refund.save')}
      tone="danger"
      // The confirmation shows the error.
      error={undefined}
      banner={
        payment.returned > 0 && (
          <Banner tone="info">
            {t('refund.aboveLeft', { left: formatMoney(left, currency) })}
          </Banner>
        )
      }
      aside={<PaymentCard payment={payment} whose />}
      back="history"
      leave={t('reversal.history')}
      onSave={ask}
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
          onBlur={() => setLeft(true)}
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
            error={errors.refund_reason && t('domain:reason.short')}
            onChange={(refund_reason) => change({ refund_reason })}
          />
        </div>
      </FieldGroup>
      {asking && <RefundConfirm payment={payment} write={write} close={() => setAsking(false)} />}
    </MutationPage>
  )
}
