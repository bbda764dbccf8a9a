import type { components } from '@zal/api'
import { DateText } from '@zal/ui'
import { useTranslation } from 'react-i18next'

type Schemas = components['schemas']
interface EndDateProps extends Pick<Schemas['MemberRow'], 'days_left' | 'state'> {
  day: string
}

/** Days before the last one from which an active membership ends soon, as in the filter of members. */
const SOON = 7

/** Last day of the membership: a warning from seven days before, "Today" on the day itself. */
export function EndDate({ day, days_left, state }: EndDateProps) {
  const { t } = useTranslation('domain')
  const left = state.key === 'active' && days_left !== null ? days_left - 1 : Infinity
  return (
    <DateText day={day} tone={left <= SOON ? 'warning' : undefined}>
      {left === 0 ? t('endsToday') : undefined}
    </DateText>
  )
}
