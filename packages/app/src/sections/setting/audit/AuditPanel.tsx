import {
  Avatar,
  Button,
  ButtonLink,
  CopyIcon,
  DateText,
  formatMoment,
  inZone,
  PanelGroup,
  PanelHistory,
  PanelPerson,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { LoggedValue } from '../../../domain/log/ChangedValue.tsx'
import { useFieldWords } from '../../../domain/log/useFieldWords.ts'
import { useLogWords } from '../../../domain/log/useLogWords.ts'
import { useCopy } from '../../../scaffold/feedback/index.ts'
import { RecordPanel } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useSameRecord, type AuditEntry } from './audit.data.ts'
import { useRecordLink } from './useRecordLink.ts'

/** An entry of the audit log: every changed field before and after, who, when, where and why. */
export function AuditPanel({ row: entry }: { row: AuditEntry }) {
  const { t } = useTranslation(['audit', 'domain'])
  const words = useLogWords()
  const wordsOf = useFieldWords()
  const { zone } = useSettings()
  const { id, at, staff, role, device, club, name, member, reason, changes } = entry
  const facts = [
    { label: t('export.name'), value: name },
    { label: t('export.member'), value: member?.name },
    { label: t('export.at'), value: formatMoment(at, zone) },
    { label: t('device'), value: device },
    { label: t('export.club'), value: club?.name },
    { label: t('export.reason'), value: reason },
    { label: t('export.id'), value: t('entry', { id }) },
  ]
  return (
    <RecordPanel title={words(entry.action)} actions={<Actions entry={entry} />}>
      <PanelPerson
        picture={<Avatar name={staff.name} src={staff.avatar?.url} />}
        name={staff.name}
        note={t(`domain:role.${role}`)}
      />
      {changes.map((change) => (
        <PanelGroup
          key={change.field}
          title={wordsOf(change)}
          facts={(['before', 'after'] as const).map((side) => ({
            label: t(side),
            value: <LoggedValue change={change} value={change[side]} />,
          }))}
        />
      ))}
      <PanelGroup facts={facts.filter(({ value }) => value)} />
      <SameRecord entry={entry} />
    </RecordPanel>
  )
}

/** The other entries of the record. */
function SameRecord({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const words = useLogWords()
  const { zone } = useSettings()
  const others = useSameRecord(entry)
  if (others.length === 0) return null
  return (
    <PanelHistory
      title={t('same')}
      lines={others.map(({ id, at, action, staff }) => ({
        id,
        at: <DateText day={inZone(at, zone).day} />,
        text: `${words(action)} · ${staff.name}`,
      }))}
    />
  )
}

function Actions({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit')
  const copy = useCopy()
  const href = useRecordLink(entry)
  return (
    <>
      {href && (
        <ButtonLink tone="soft" size="sm" href={href}>
          {t('record')}
        </ButtonLink>
      )}
      <Button
        tone="outline"
        size="sm"
        icon={CopyIcon}
        onClick={() => void copy(new URL(`?open=${entry.id}`, window.location.href).href)}
      >
        {t('copy')}
      </Button>
    </>
  )
}
