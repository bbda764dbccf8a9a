import { Card, DateText, FactList, Inline, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ChangedValue } from '../../../domain/log/ChangedValue.tsx'
import { useLogWords } from '../../../domain/log/useLogWords.ts'
import { RowList } from '../../../scaffold/list/index.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { LogEntry, Profile } from '../member.data.ts'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'
import { useLog } from './useLog.ts'

/** Activity log of a member, by day. */
export function ActivityLog({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const page = usePage()
  const query = useLog(record.id, page)
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
  const words = useLogWords()
  const { zone } = useSettings()
  const { message, user, user_role, gym, reason, changes, timestamp } = entry
  const who = [user, t(`domain:role.${user_role}`), gym?.name].filter(Boolean)
  return (
    <Stack gap="tight">
      <Inline align="between">
        <Stack gap="none">
          <strong>{words(message)}</strong>
          <small>{who.join(' · ')}</small>
        </Stack>
        <DateText at={timestamp} zone={zone} timeOnly />
      </Inline>
      {reason && <small>{t('log.reason', { reason })}</small>}
      {changes.length > 0 && (
        <FactList
          facts={changes.map((change) => ({
            label: translate(`history:log.fields.${change.field}`),
            value: <ChangedValue change={change} />,
          }))}
        />
      )}
    </Stack>
  )
}
