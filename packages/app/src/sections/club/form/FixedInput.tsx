import { TextField } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { FieldRenderProps } from '../../../scaffold/form/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'

interface FixedInputProps extends FieldRenderProps<null> {
  fact: 'country' | 'currency'
}

/** Country, or currency and time zone, of the business. */
export function FixedInput({ fact, name, label, hint }: FixedInputProps) {
  const { t } = useTranslation('club')
  const { country, currency } = useCurrentUser()
  const shown =
    fact === 'country'
      ? t(`options.country.${country}`)
      : `${currency} · ${t(`options.zone.${country}`)}`
  return (
    <TextField disabled name={name} label={label} hint={hint} value={shown} onChange={() => {}} />
  )
}
