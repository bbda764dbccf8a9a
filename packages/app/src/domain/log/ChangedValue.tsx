import type { components } from '@zal/api/schema'
import { BeforeAfter, DateText, Money, Phone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'

export type LogChange = components['schemas']['LogChange']

/** A changed value before and after, formatted like elsewhere. */
export function ChangedValue({ change }: { change: LogChange }) {
  const { t } = useTranslation('history')
  const { before, after } = change
  return (
    <BeforeAfter
      beforeLabel={t('log.before')}
      before={before === null ? undefined : <LoggedValue change={change} value={before} />}
      after={<LoggedValue change={change} value={after} />}
    />
  )
}

interface LoggedValueProps {
  change: LogChange
  value: LogChange['after']
}

/** One of the values of a change; “empty” where it has none. */
export function LoggedValue({ change: { field, kind }, value }: LoggedValueProps) {
  const { t } = useTranslation('history')
  const translate = useTranslate()
  const { currency } = useCurrentUser()
  if (value === null) return t('log.empty')
  if (kind === 'money') return <Money amount={Number(value)} currency={currency} />
  if (kind === 'day') return <DateText day={String(value)} />
  if (kind === 'phone') return <Phone phone={String(value)} />
  if (kind === 'flag') return translate(value ? 'yes' : 'no')
  if (kind === 'right') return translate(`staff:editor.states.${value}`)
  if (kind !== 'choice') return String(value)
  return translate(`${labels[field] ?? `member:options.${field}`}.${value}`)
}

/** Texts of choices that are not those of a member. */
const labels: Record<string, string> = {
  status: 'domain:memberStatus',
  role: 'domain:role',
  device_policy: 'setting:options.device_policy',
}
