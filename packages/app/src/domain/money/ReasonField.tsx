import { TextAreaField, TextField, type TextFieldProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'

type ReasonFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error'>

/** Reason of a refund or correction. Its form checks it by `checkReason`. */
export function ReasonField(field: ReasonFieldProps) {
  const { t } = useTranslation('gym')
  return <TextAreaField {...field} required hint={t('reason.hint')} maxLength={500} />
}

/** Reason of a payment date other than today. Its form shows it only then, as `reason.date`. */
export function DateReasonField(
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>,
) {
  const { t } = useTranslation('gym')
  return <TextField {...field} required label={t('reason.notToday')} maxLength={500} />
}
