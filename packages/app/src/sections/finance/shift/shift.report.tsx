import { Banner, Card, FactList, formatNumber, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { mapResult } from '../../../scaffold/query/index.ts'
import { detailPage } from '../../../scaffold/detail/index.ts'
import { Moves } from './Moves.tsx'
import { PrintReport } from './PrintReport.tsx'
import { shifts, type Report } from './shift.data.ts'
import { ShiftMoment, ShiftStatus, ShiftSum } from './shiftCells.tsx'
import { useTranslate } from '../../../scaffold/i18n/index.ts'

export const report = detailPage('shift', useReport, {
  prefetch: shifts.prefetchOne,
  title: ({ title }) => title,
  badges: (shift) => <ShiftStatus shift={shift} />,
  actions: ({ record }) => record.status === 'closed' && <PrintReport shift={record} />,
  facts: [
    { key: 'opened_at', render: ({ opened_at }) => <ShiftMoment at={opened_at} /> },
    'opened_by',
    {
      key: 'closed_at',
      render: ({ closed_at }) => closed_at && <ShiftMoment at={closed_at} />,
    },
    'closed_by',
    { key: 'expected', render: ({ expected }) => <ShiftSum amount={expected} /> },
    { key: 'counted', render: ({ counted }) => <ShiftSum amount={counted} /> },
    { key: 'difference', render: ({ difference }) => <ShiftSum amount={difference} signed /> },
    'difference_reason',
  ],
  tabs: { report: Sheet },
})

/** The report of a shift with a title made of its number. */
function useReport(id: number) {
  const translate = useTranslate()
  const query = shifts.useOne(id)
  const { data } = query
  return mapResult(
    query,
    data && { ...data, title: translate('shift:report.title', { number: id }) },
  )
}

/** Report of a shift: cash, payment methods, movements and count. */
function Sheet({ record: shift }: { record: Report }) {
  const { t } = useTranslation(['shift', 'domain'])
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
      value: <ShiftSum amount={note * count} />,
    })),
    ...(coins > 0 ? [{ label: t('fields.coins'), value: <ShiftSum amount={coins} /> }] : []),
  ]
  return (
    <Stack>
      <Card title={t('report.cash')}>
        <FactList
          facts={[
            ...cash.map(({ kind, amount }) => ({
              label: t(`kind.${kind}`),
              value: <ShiftSum amount={amount} />,
            })),
            { label: t('fields.expected'), value: <ShiftSum amount={shift.expected} /> },
          ]}
        />
      </Card>
      <Card title={t('report.methods')}>
        <FactList
          facts={
            by_method.length > 0
              ? by_method.map(({ payment_method, amount }) => ({
                  label: t(`domain:method.${payment_method}`),
                  value: <ShiftSum amount={amount} />,
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
