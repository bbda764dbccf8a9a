import { DateText, Money, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings, useWho } from '../../scaffold/who.ts'
import type { Shift } from './shift.data.ts'

/** Badge of a shift's status. */
export function State({ shift: { status } }: { shift: Pick<Shift, 'status'> }) {
  const { t } = useTranslation('shift')
  return (
    <StatusBadge tone={status === 'open' ? 'success' : 'neutral'}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}

/** A timestamp in the club's time zone. */
export function Moment({ at }: { at: string }) {
  const { zone } = useSettings()
  return <DateText at={at} zone={zone} />
}

/** An amount; null, as before the shift is closed, shows a dash. */
export function Sum({ amount, signed }: { amount: number | null; signed?: boolean }) {
  const { t } = useTranslation('common')
  const { currency } = useWho()
  if (amount === null) return t('none')
  return (
    <Money amount={amount} currency={currency} tone={signed ? 'signed' : 'plain'} sign={signed} />
  )
}
