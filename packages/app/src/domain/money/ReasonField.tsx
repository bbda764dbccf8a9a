import { TextAreaField, TextField, type TextFieldProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { isShortReason } from './reason.ts'

interface ReasonFieldProps {
  label: string
  value: string
  onChange(reason: string): void
  /** A submit was attempted, so a too short reason shows its error. */
  asked: boolean
  /** Server error of the field. */
  told?: string
}

/** Reason of a refund or correction, with the minimum length that the server enforces. */
export function ReasonField({ asked, told, ...field }: ReasonFieldProps) {
  const { t } = useTranslation('domain')
  return (
    <TextAreaField
      {...field}
      required
      hint={t('reason.hint')}
      maxLength={500}
      error={asked && isShortReason(field.value) ? t('reason.short') : told}
    />
  )
}

/** Reason of a payment date other than today. Its form shows it only then, as `reason.date`. */
export function DateReasonField(
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>,
) {
  const { t } = useTranslation('domain')
  return <TextField {...field} required label={t('reason.notToday')} maxLength={500} />
}
