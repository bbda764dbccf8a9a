import { breakpoint, DateText, formatMoney, Money, useIsBelow, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { AlertIcon } from '../../domain/alert/AlertIcon.tsx'
import type { Alert } from '../../domain/alert/alerts.ts'
import { useAlertWords } from '../../domain/alert/useAlertWords.ts'
import { ShortName } from '../../domain/member/ShortName.tsx'

/** Columns of the work list; without money where no row of the page has some. */
export function useAlertColumns(rows: readonly Alert[] | undefined): Column<Alert>[] {
  const { t } = useTranslation('alert')
  const { currency } = useCurrentUser()
  const { titleOf, whyOf, shortWhyOf, isToday } = useAlertWords()
  const isNarrow = useIsBelow(breakpoint.md)
  const hasMoney = !rows || rows.some(({ amount }) => amount !== null)
  const percent = ({ chance }: Alert) => (chance === null ? '' : t('percent', { percent: chance }))
  /** The words, as a warning on the last day. */
  const said = (row: Alert, words: string) =>
    isToday(row) ? (
      <DateText day={row.since} tone="warning">
        {words}
      </DateText>
    ) : (
      words
    )
  const line = (row: Alert) => {
    const amount = row.amount === null ? '' : formatMoney(row.amount)
    const words = [amount, amount && percent(row), shortWhyOf(row)].filter(Boolean).join(' · ')
    return said(row, words)
  }
  const lead: Column<Alert>[] = [
    {
      id: 'what',
      label: t('fields.what'),
      render: (row) => (row.member ? <ShortName fullname={titleOf(row)} /> : titleOf(row)),
      picture: (row) => <AlertIcon row={row} />,
    },
    {
      id: 'why',
      label: t('fields.why'),
      render: (row) => said(row, whyOf(row)),
      renderPhone: line,
      phone: 'line',
    },
  ]
  if (!hasMoney || isNarrow) return lead
  return [
    ...lead,
    {
      id: 'amount',
      label: t('fields.amount'),
      unit: currency,
      align: 'end',
      render: ({ amount }) => amount !== null && <Money amount={amount} />,
    },
    { id: 'chance', label: t('fields.chance'), align: 'end', render: percent, priority: 9 },
    {
      id: 'expected',
      label: t('fields.expected'),
      align: 'end',
      priority: 2,
      render: ({ expected }) =>
        expected !== null && (
          <strong>
            <Money amount={expected} />
          </strong>
        ),
    },
  ]
}
