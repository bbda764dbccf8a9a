import {
  Avatar,
  Button,
  formatDate,
  formatMoney,
  Money,
  PanelGroup,
  PanelPerson,
  Phone,
  type Fact,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { useMomentText } from '../../domain/useMomentText.ts'
import { RecordPanel } from '../../scaffold/list/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { AlertAction } from '../../domain/alert/AlertAction.tsx'
import type { Alert } from '../../domain/alert/alerts.ts'
import { OutcomeForm } from './OutcomeForm.tsx'
import { OutcomeHistory } from './OutcomeHistory.tsx'
import { useAlertWords } from '../../domain/alert/useAlertWords.ts'
import { useOutcome } from './useOutcome.ts'

interface AlertPanelProps {
  row: Alert
  close(): void
}

/** A row of the work list beside it: the sum, the person, the facts, and the outcome of a call. */
export const AlertPanel = (props: AlertPanelProps) => <PanelOfRow key={props.row.id} {...props} />

function PanelOfRow({ row, close }: AlertPanelProps) {
  const { t } = useTranslation('alert')
  const draft = useOutcome(row, close)
  const { currency } = useCurrentUser()
  const { titleOf } = useAlertWords()
  const { kind, member, amount, chance, expected } = row
  const profile = useDomainLinks().profile(member)
  return (
    <RecordPanel
      title={t(`panel.kinds.${kind}`)}
      figure={amount === null ? titleOf(row) : <Money amount={amount} currency={currency} />}
      lead={
        chance !== null && expected !== null
          ? t('panel.chance', { percent: chance, sum: formatMoney(expected) })
          : undefined
      }
      actions={
        <>
          <Button
            tone="soft"
            size="sm"
            pending={draft.pending}
            disabled={!draft.values.outcome}
            onClick={draft.save}
          >
            {t('outcome.save')}
          </Button>
          <AlertAction row={row} size="sm" />
        </>
      }
    >
      {member && (
        <PanelPerson
          picture={<Avatar name={member.fullname} src={member.avatar?.url} />}
          name={member.fullname}
          href={profile}
        />
      )}
      <PanelGroup facts={useFacts(row)} />
      <PanelGroup>
        <OutcomeForm draft={draft} />
      </PanelGroup>
      <OutcomeHistory row={row} />
    </RecordPanel>
  )
}

/** The facts of a row, as many as its kind has. */
function useFacts(row: Alert): Fact[] {
  const { kind, facts, since, record, member } = row
  const { t } = useTranslation('alert')
  const { isToday, placesOf, templateOf } = useAlertWords()
  const momentText = useMomentText()
  const fact = (label: string, value: Fact['value'] | undefined): Fact[] =>
    value === undefined || value === '' ? [] : [{ label, value }]
  const { membership, end_date, visits_left, last_visit, frozen_until } = facts
  const ends = end_date && (isToday(row) ? t('panel.today') : formatDate(end_date))
  return [
    ...(member?.phone ? fact(t('panel.phone'), <Phone callable phone={member.phone} />) : []),
    ...fact(t('panel.membership'), membership?.name),
    ...fact(t(kind === 'expired' ? 'panel.ended' : 'panel.ends'), ends),
    ...fact(t('panel.frozenUntil'), frozen_until && formatDate(frozen_until)),
    ...fact(t('panel.visits'), visits_left ?? undefined),
    ...fact(
      t('panel.lastVisit'),
      last_visit === undefined
        ? undefined
        : last_visit === null
          ? t('panel.noVisit')
          : momentText(last_visit),
    ),
    ...(kind === 'debt' ? fact(t('panel.since'), formatDate(since)) : []),
    ...fact(t('panel.age'), facts.age),
    ...(kind === 'shift' ? fact(t('panel.by'), record.name) : []),
    ...(kind === 'class_without_trainer'
      ? [
          ...fact(t('panel.day'), formatDate(since)),
          ...fact(t('panel.room'), facts.room ?? undefined),
          ...fact(t('panel.places'), placesOf(facts)),
        ]
      : []),
    ...(record.type === 'staff' || kind === 'device' ? fact(t('panel.person'), record.name) : []),
    ...(kind === 'device' ? fact(t('panel.browser'), facts.browser || t('panel.unknown')) : []),
    ...(kind === 'delivery' ? fact(t('panel.letter'), templateOf(facts)) : []),
    ...(member
      ? []
      : kind === 'class_without_trainer'
        ? []
        : fact(t('panel.day'), formatDate(since))),
  ]
}
