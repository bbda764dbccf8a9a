import {
  Button,
  Card,
  EmptyState,
  FactList,
  formatDate,
  LockIcon,
  SkeletonText,
  Stack,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, ListBoundary } from '../../../scaffold/list/index.ts'
import { Screen } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { useClosedDays, type ClosedDay } from './closing.data.ts'
import { CloseDayDialog, ReopenDialog } from './ClosingDialog.tsx'
import { ShiftMoment } from '../shift/shiftCells.tsx'
import { ApprovalLimit } from './ApprovalLimit.tsx'

/** Closed days and the approval limit. */
function ClosingScreen() {
  const { t } = useTranslation(['finance', 'menu'])
  const can = useCan()
  const query = useClosedDays()
  const [closing, setClosing] = useState(false)
  return (
    <Screen>
      <Stack>
        <ApprovalLimit />
        <Card
          title={t('menu:finance.tabs.closing')}
          actions={
            can('finance', 'closing', 'register') && (
              <Button size="sm" icon={LockIcon} onClick={() => setClosing(true)}>
                {t('closing.close')}
              </Button>
            )
          }
        >
          {t('closing.text')}
        </Card>
        <ListBoundary
          query={query}
          skeleton={<SkeletonText lines={6} />}
          empty={
            <EmptyState kind="first" title={t('closing.none')}>
              {t('closing.noneText')}
            </EmptyState>
          }
        >
          {(rows) => (
            <CardList stepped rows={rows}>
              {(row) => <DayCard day={row} />}
            </CardList>
          )}
        </ListBoundary>
      </Stack>
      {closing && <CloseDayDialog close={() => setClosing(false)} />}
    </Screen>
  )
}

function DayCard({ day }: { day: ClosedDay }) {
  const { t } = useTranslation('finance')
  const can = useCan()
  const [reopening, setReopening] = useState(false)
  return (
    <Card
      title={formatDate(day.day)}
      facts={
        <FactList
          facts={[
            { label: t('closing.reason'), value: day.reason },
            { label: t('closing.by'), value: day.closed_by },
            { label: t('closing.at'), value: <ShiftMoment at={day.closed_at} /> },
          ]}
        />
      }
      foot={
        can('finance', 'closing', 'reopen') && (
          <Button tone="outline" size="sm" onClick={() => setReopening(true)}>
            {t('closing.reopen')}
          </Button>
        )
      }
    >
      {reopening && <ReopenDialog day={day} close={() => setReopening(false)} />}
    </Card>
  )
}

export { ClosingScreen as closing }
