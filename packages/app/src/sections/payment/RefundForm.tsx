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
import type { Kept } from '../../scaffold/draft.ts'
import { usePageHead, usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import type { Sender } from '../../scaffold/send.ts'
import { Unanswered } from '../../scaffold/Unanswered.tsx'
import { useLeaveWarning } from '../../scaffold/useLeaveWarning.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import { QuickReasons } from './QuickReasons.tsx'
import { beginDraft, checkRefund, changeRefund, type Refund, type RefundDraft } from './refund.ts'
import { RefundAsk } from './RefundAsk.tsx'
import { useRefundMethods } from './useRefundMethods.ts'

/** Sends the refund. */
export type RefundWrite = Sender<'/management/payment/{id}/refund/', 'patch'>

interface RefundFormProps {
  payment: Payment
  kept: Kept<RefundDraft>
  write: RefundWrite
  done(payment: Payment): void
}

/** How much goes back, how, and why. */
export function RefundForm({ payment, kept, write, done }: RefundFormProps) {
  const { t } = useTranslation(['payment', 'common'])
  const { currency } = useWho()
  const { section } = usePlace()
  const methods = useRefundMethods(payment)
  const { values, set, forget } = kept
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  const left = payment.total - payment.returned
  const wrong = checkRefund(values, payment)
  const errors = shown ? wrong : {}
  useLeaveWarning(JSON.stringify(values) !== JSON.stringify(beginDraft(payment)))
  const change = (patch: Partial<Refund>) => {
    write.clear()
    set(changeRefund(values, patch, left))
  }
  const ask = () => {
    if (write.pending) return
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
          <>
            <Unanswered {...write.settled} />
            {payment.returned > 0 && (
              <Banner tone="info">
                {t('refund.aboveLeft', { left: formatMoney(left, currency) })}
              </Banner>
            )}
          </>
        }
        aside={<PaymentCard payment={payment} whose />}
        bar={
          <>
            <ButtonLink tone="ghost" href={addressOf(section, 'history')} onClick={forget}>
              {t('reversal.history')}
            </ButtonLink>
            <Button tone="danger" keys="Ctrl Enter" pending={write.pending} onClick={ask}>
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
        <RefundAsk
          payment={payment}
          values={values}
          write={write}
          close={() => setAsking(false)}
          done={done}
        />
      )}
    </div>
  )
}
