import { Avatar, Button, DateText, EventList, inZone, type EventDay } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ChangedValue } from '../../../domain/log/ChangedValue.tsx'
import { useFieldWords } from '../../../domain/log/useFieldWords.ts'
import { useLogWords } from '../../../domain/log/useLogWords.ts'
import type { PanelAddress } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { AuditEntry } from './audit.data.ts'

interface AuditDaysProps {
  entries: readonly AuditEntry[]
  open: PanelAddress
  hasOlder: boolean
  loadingOlder: boolean
  older(): void
}

/** Entries by day, each as one sentence with the values before and after. */
export function AuditDays({ entries, open, hasOlder, loadingOlder, older }: AuditDaysProps) {
  const { t } = useTranslation(['audit', 'menu'])
  const { zone, today } = useSettings()
  const words = useLogWords()
  const byDay = Map.groupBy(entries, ({ at }) => inZone(at, zone).day)
  const days: EventDay[] = [...byDay].map(([day, found]) => ({
    day,
    title: day === today ? t('today') : <DateText day={day} />,
    events: found.map((entry) => ({
      id: entry.id,
      time: <DateText at={entry.at} zone={zone} timeOnly />,
      picture: <Avatar name={entry.staff.name} src={entry.staff.avatar?.url} size="sm" />,
      title: <Sentence entry={entry} words={words(entry.action)} />,
      detail: <Detail entry={entry} />,
      end: entry.club?.name,
      href: open.hrefOf(entry.id),
    })),
  }))
  return (
    <EventList
      label={t('menu:setting.tabs.audit')}
      days={days}
      current={open.id}
      foot={
        <>
          {t('foot')}
          {hasOlder && (
            <Button tone="ghost" size="sm" pending={loadingOlder} onClick={older}>
              {t('earlier')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Sentence({ entry: { staff, name, member }, words }: { entry: AuditEntry; words: string }) {
  const of = [name, member?.name].filter((each, at, all) => each && all.indexOf(each) === at)
  return (
    <>
      <strong>{staff.name}</strong>
      {` · ${words}`}
      {of.map((each) => (
        <span key={each}>
          {' · '}
          <strong>{each}</strong>
        </span>
      ))}
    </>
  )
}

/** The first change, or the reason. */
function Detail({ entry: { changes, reason } }: { entry: AuditEntry }) {
  const { t } = useTranslation('history')
  const wordsOf = useFieldWords()
  // The number of a payment is in the sentence.
  const shown = changes.filter(({ field }) => field !== 'invoice_id')
  const [first] = shown
  if (!first) return reason && t('log.reason', { reason })
  return (
    <>
      {`${wordsOf(first)}: `}
      <ChangedValue change={first} />
      {shown.length > 1 && ` +${shown.length - 1}`}
    </>
  )
}
