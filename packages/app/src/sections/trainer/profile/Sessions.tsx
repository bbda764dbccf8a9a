import { addDays, Card, DataTable, DateText, type Column } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../domain/pages/Pages.tsx'
import { TabPages } from '../../../domain/pages/TabPages.tsx'
import { sessionPages, type Session } from '../../../domain/trainer/trainerPages.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Trainer } from '../trainer.data.ts'

/** Days of the list, today included. */
const DAYS = 30

/** Sessions of the last days that have ended, the latest first. */
export function Sessions({ record: { id } }: { record: Trainer }) {
  const { t } = useTranslation('trainer')
  const { today } = useSettings()
  const page = usePage()
  const query = sessionPages.use(
    {
      path: { id },
      query: {
        page,
        is_held: 1,
        order: 'desc',
        start_date: addDays(today, 1 - DAYS),
        end_date: today,
      },
    },
    { keepPrevious: true },
  )
  const columns: Column<Session>[] = [
    { id: 'plan', label: t('sessions.plan'), render: ({ plan }) => plan.name },
    {
      id: 'date',
      label: t('sessions.date'),
      render: (row) => <When row={row} />,
      phone: 'line',
    },
    { id: 'room', label: t('sessions.room'), render: ({ room }) => room?.name, priority: 4 },
    {
      id: 'visits',
      label: t('sessions.visits'),
      render: ({ visits, capacity }) =>
        capacity === null ? visits : t('sessions.of', { visits, capacity }),
      align: 'end',
      phone: 'end',
    },
    {
      id: 'fill',
      label: t('sessions.fill'),
      render: ({ visits, capacity }) =>
        capacity !== null && `${Math.round((visits / capacity) * 100)}%`,
      align: 'end',
      priority: 3,
    },
  ]
  return (
    <TabPages query={query} empty={[t('sessions.none'), t('sessions.noneText')]}>
      {(rows) => (
        <Card flush>
          <DataTable
            label={t('profile.sessions')}
            fits
            narrow="rows"
            columns={columns}
            rows={rows}
            keyOf={({ date, start_time, type, plan }) =>
              [date, start_time, type, plan.id].join('.')
            }
          />
        </Card>
      )}
    </TabPages>
  )
}

function When({ row: { date, start_time, end_time } }: { row: Session }) {
  return (
    <>
      <DateText day={date} />
      {`, ${start_time} – ${end_time}`}
    </>
  )
}
