import { DateField } from '@zal/ui'
import { useCan, useSettings } from '../../scaffold/session/index.ts'
import { isBackdated, type PaymentDate } from './paymentDate.ts'
import { DateReasonField } from './ReasonField.tsx'

type Name = keyof PaymentDate

interface PaymentDateFieldsProps {
  /** Label of the date. */
  label: string
  value: PaymentDate
  errorOf(field: Name): string | undefined
  onLeave?(field: Name): void
  onChange(patch: Partial<PaymentDate>): void
}

/** Date of a new money document, for staff who may backdate, and its reason where it is not today. */
export function PaymentDateFields(props: PaymentDateFieldsProps) {
  const { label, value, errorOf, onLeave, onChange } = props
  const can = useCan()
  const { today } = useSettings()
  return (
    <>
      {can('payment', 'register', 'backdate') && (
        <DateField
          required
          label={label}
          today={today}
          max={today}
          value={value.payment_date ?? today}
          error={errorOf('payment_date')}
          onBlur={() => onLeave?.('payment_date')}
          onChange={(day) => onChange({ payment_date: day === today ? null : day })}
        />
      )}
      {isBackdated(value, today) && (
        <DateReasonField
          value={value.date_reason ?? ''}
          error={errorOf('date_reason')}
          onBlur={() => onLeave?.('date_reason')}
          onChange={(date_reason) => onChange({ date_reason })}
        />
      )}
    </>
  )
}
