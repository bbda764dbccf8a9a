import { Banner, Card, FactList, formatNumber, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { answering } from '../../scaffold/ask.ts'
import { detailPage } from '../../scaffold/detailPage.tsx'
import { Moves } from './Moves.tsx'
import { PrintReport } from './PrintReport.tsx'
import { shifts, type Report } from './shift.data.ts'
import { Moment, State, Sum } from './parts.tsx'
import { useSay } from '../../scaffold/say.ts'

export const report = detailPage('shift', useReport, {
  ahead: shifts.readOneAhead,
  title: ({ title }) => title,
  badges: (shift) => <State shift={shift} />,
  actions: ({ record }) => record.status === 'closed' && <PrintReport shift={record} />,
  facts: [
    { key: 'opened_at', render: ({ opened_at }) => <Moment at={opened_at} /> },
    'opened_by',
    {
      key: 'closed_at',
      render: ({ closed_at }) => closed_at && <Moment at={closed_at} />,
    },
    'closed_by',
    { key: 'expected', render: ({ expected }) => <Sum amount={expected} /> },
    { key: 'counted', render: ({ counted }) => <Sum amount={counted} /> },
    { key: 'difference', render: ({ difference }) => <Sum amount={difference} signed /> },
    'difference_reason',
  ],
  tabs: { report: Sheet },
})

/** The report of a shift with a title made of its number. */
function useReport(id: number) {
  const say = useSay()
  const asked = shifts.useOne(id)
  const { data } = asked
  return answering(asked, data && { ...data, title: say('shift:report.title', { number: id }) })
}

/** Report of a shift: cash, payment methods, movements and count. */
function Sheet({ record: shift }: { record: Report }) {
  const { t } = useTranslation(['shift', 'gym'])
  const { cash, by_method, moves, notes, coins, status } = shift
  if (status === 'open') {
    return (
      <Stack>
        <Banner tone="info">{t('report.blind')}</Banner>
        {moves.length > 0 && (
          <Card title={t('now.moves')}>
            <Moves moves={moves} />
          </Card>
        )}
      </Stack>
    )
  }
  const none = [{ label: t('report.none'), value: '' }]
  const counted = [
    ...notes.map(({ note, count }) => ({
      label: `${count} × ${formatNumber(note)}`,
      value: <Sum amount={note * count} />,
    })),
    ...(coins > 0 ? [{ label: t('fields.coins'), value: <Sum amount={coins} /> }] : []),
  ]
  return (
    <Stack>
      <Card title={t('report.cash')}>
        <FactList
          facts={[
            ...cash.map(({ kind, amount }) => ({
              label: t(`kind.${kind}`),
              value: <Sum amount={amount} />,
            })),
            { label: t('fields.expected'), value: <Sum amount={shift.expected} /> },
          ]}
        />
      </Card>
      <Card title={t('report.methods')}>
        <FactList
          facts={
            by_method.length > 0
              ? by_method.map(({ payment_method, amount }) => ({
                  label: t(`gym:method.${payment_method}`),
                  value: <Sum amount={amount} />,
                }))
              : none
          }
        />
      </Card>
      <Card title={t('report.notes')}>
        <FactList facts={counted.length > 0 ? counted : none} />
      </Card>
      {moves.length > 0 && (
        <Card title={t('now.moves')}>
          <Moves moves={moves} />
        </Card>
      )}
    </Stack>
  )
}
