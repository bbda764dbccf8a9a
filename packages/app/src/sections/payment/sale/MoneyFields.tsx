import {
  Banner,
  BlockHead,
  FieldRow,
  formatDate,
  LinkButton,
  SplitPaymentField,
  type SplitPaymentFieldProps,
  SummaryBlock,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentDateFields } from '../../../domain/money/PaymentDateFields.tsx'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useCan, useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { sumsOf, wrongParts } from './sale.ts'
import { useSale } from './saleState.ts'

/** Parts of the payment, and its date behind a link in the head. */
export function MoneyFields({ methods }: Pick<SplitPaymentFieldProps, 'methods'>) {
  const { t } = useTranslation('payment')
  const { values, set, errors, leave } = useSale()
  const translate = useTranslate()
  const can = useCan()
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const { total } = sumsOf(values)
  const [isDateOpen, setDateOpen] = useState(false)
  const isToday = values.payment_date === null || values.payment_date === today
  const day = formatDate(values.payment_date ?? today)
  const paid = t(isToday ? 'paidToday' : 'paidOn', { date: day })
  const asksDate = isDateOpen || !isToday || Boolean(errors.payment_date ?? errors.date_reason)
  return (
    <SummaryBlock aria-label={t('groups.money')}>
      <BlockHead>
        <h2>{t('groups.money')}</h2>
        {can('payment', 'register', 'backdate') ? (
          <LinkButton
            type="button"
            aria-expanded={asksDate}
            onClick={() => setDateOpen((before) => !before)}
          >
            {paid}
          </LinkButton>
        ) : (
          <span>{paid}</span>
        )}
      </BlockHead>
      {asksDate && (
        <FieldRow>
          <PaymentDateFields
            label={t('fields.payment_date')}
            value={values}
            errorOf={(field) => errors[field]}
            onLeave={leave}
            onChange={set}
          />
        </FieldRow>
      )}
      {total > 0 ? (
        <div data-field="payments">
          <SplitPaymentField
            required
            hideLabel
            label={t('fields.payments')}
            name="payments"
            total={total}
            currency={currency}
            methods={methods}
            value={values.payments}
            error={errors.payments}
            errors={wrongParts(values, { translate, currency })?.parts.map((wrong, at) =>
              errors[`payments.${at}`] ? wrong : undefined,
            )}
            onBlur={() => leave('payments')}
            onChange={(payments) => set({ payments })}
          />
        </div>
      ) : (
        <Banner tone="info">{t('free')}</Banner>
      )}
    </SummaryBlock>
  )
}
