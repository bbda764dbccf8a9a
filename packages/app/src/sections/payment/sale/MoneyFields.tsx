import {
  Banner,
  DiscountField,
  FieldGroup,
  SplitPaymentField,
  TextField,
  type SplitPaymentFieldProps,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentDateFields } from '../../../domain/money/PaymentDateFields.tsx'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { useWizard } from '../../../scaffold/wizard/index.ts'
import { isAbovePrice, sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'

/** Discount, payment parts and date of the sale. */
export function MoneyFields({ methods }: Pick<SplitPaymentFieldProps, 'methods'>) {
  const { t } = useTranslation('payment')
  const { values, set, errors, leave } = useWizard<Sale>()
  const can = useCan()
  const { currency } = useCurrentUser()
  const { price, off, total } = sumsOf(values)
  const isTooMuch = values.discount.kind === 'percent' && (values.discount.value ?? 0) > 100
  return (
    <FieldGroup title={t('groups.money')}>
      <div data-wide data-field="payments">
        {total > 0 && (
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
            onBlur={() => leave('payments')}
            onChange={(payments) => set({ payments })}
          />
        )}
        {total === 0 && !isAbovePrice(values, price) && <Banner tone="info">{t('free')}</Banner>}
      </div>
      {can('payment', 'register', 'discount') && (
        <>
          <DiscountField
            label={t('fields.discount')}
            price={price}
            currency={currency}
            value={values.discount}
            error={errors.discount}
            onBlur={() => leave('discount')}
            onChange={(discount) => set({ discount })}
          />
          <TextField
            label={t('fields.discount_reason')}
            required={off > 0}
            disabled={off === 0 || isTooMuch}
            value={values.discount_reason}
            error={errors.discount_reason}
            onBlur={() => leave('discount_reason')}
            onChange={(discount_reason) => set({ discount_reason })}
          />
        </>
      )}
      <PaymentDateFields
        label={t('fields.payment_date')}
        value={values}
        errorOf={(field) => errors[field]}
        onLeave={leave}
        onChange={set}
      />
    </FieldGroup>
  )
}
