import { TextAreaField, TextField, type TextFieldProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { isShortReason } from './reason.ts'

interface ReasonFieldProps {
  label: string
  value: string
  onChange(reason: string): void
  /** Somebody asked to go on, so that a short one is told. */
  asked: boolean
  /** What the server says of it. */
  told?: string
}

/** Why money goes back or the books change, in as many letters as the server wants. */
export function ReasonField({ asked, told, ...field }: ReasonFieldProps) {
  const { t } = useTranslation('gym')
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

/** Why money is dated on another day than today. Its form asks for it only then, by `reason.date`. */
export function DateReasonField(
  field: Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>,
) {
  const { t } = useTranslation('gym')
  return <TextField {...field} required label={t('reason.notToday')} maxLength={500} />
}
