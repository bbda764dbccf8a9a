import { Card, DateText, FactList, Inline, Money, Phone, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { RowList } from '../../../scaffold/list/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import type { LogChange, LogEntry, Profile } from '../member.data.ts'
import { usePage } from '../Pages.tsx'
import { TabPages } from './TabPages.tsx'

/** Activity log of a member, by day. */
export function ActivityLog({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const page = usePage()
  const query = useApiQuery(
    ['member', 'payment', 'checkin', 'note', 'document'],
    '/customer/{id}/activity-logs/',
    { path: { id: record.id }, query: { page } },
    { keepPrevious: true },
  )
  return (
    <TabPages query={query} empty={[t('log.none'), t('log.noneText')]}>
      {(days) =>
        days.map(({ date, logs }) => (
          <Card key={date} title={<DateText day={date} />}>
            <RowList rows={logs}>{(entry) => <Entry entry={entry} />}</RowList>
          </Card>
        ))
      }
    </TabPages>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation(['history', 'domain'])
  const translate = useTranslate()
  const { zone } = useSettings()
  const { message, user, user_role, gym, reason, changes, timestamp } = entry
  const key = `history:log.messages.${message.replace('.', '_')}`
  const who = [user, t(`domain:role.${user_role}`), gym?.name].filter(Boolean)
  return (
    <Stack gap="tight">
      <Inline align="between">
        <Stack gap="none">
          <strong>{translate.has(key) ? translate(key) : t('log.other')}</strong>
          <small>{who.join(' · ')}</small>
        </Stack>
        <DateText at={timestamp} zone={zone} timeOnly />
      </Inline>
      {reason && <small>{t('log.reason', { reason })}</small>}
      {changes.length > 0 && (
        <FactList
          facts={changes.map((change) => ({
            label: translate(`history:log.fields.${change.field}`),
            value: <Change change={change} />,
          }))}
        />
      )}
    </Stack>
  )
}

/** A changed value before and after, formatted like elsewhere. */
function Change({ change }: { change: LogChange }) {
  const { t } = useTranslation('history')
  const { before, after } = change
  if (before === null) return <Value change={change} value={after} />
  return (
    <>
      <del aria-label={t('log.before')}>
        <Value change={change} value={before} />
      </del>
      {' → '}
      {after === null ? t('log.empty') : <Value change={change} value={after} />}
    </>
  )
}

function Value({
  change: { field, kind },
  value,
}: {
  change: LogChange
  value: LogChange['after']
}) {
  const translate = useTranslate()
  const { currency } = useCurrentUser()
  if (kind === 'money') return <Money amount={Number(value)} currency={currency} />
  if (kind === 'day') return <DateText day={String(value)} />
  if (kind === 'phone') return <Phone phone={String(value)} />
  if (kind === 'flag') return translate(value ? 'yes' : 'no')
  if (kind !== 'choice') return String(value)
  return translate(
    field === 'status' ? `domain:memberStatus.${value}` : `member:options.${field}.${value}`,
  )
}
