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
import { Cards } from '../../scaffold/Cards.tsx'
import { ListBoundary } from '../../scaffold/ListBoundary.tsx'
import { Screen } from '../../scaffold/place.tsx'
import { useCan } from '../../scaffold/who.ts'
import { useClosedDays, type ClosedDay } from './closing.data.ts'
import { CloseDayDialog } from './CloseDayDialog.tsx'
import { Moment } from './parts.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'
import { SecondPerson } from './SecondPerson.tsx'

/** Closed days and the approval limit. */
function ClosingScreen() {
  const { t } = useTranslation(['finance', 'menu'])
  const can = useCan()
  const asked = useClosedDays()
  const [closing, setClosing] = useState(false)
  return (
    <Screen>
      <Stack>
        <SecondPerson />
        <Card
          title={t('menu:finance.tabs.closing')}
          actions={
            can('finance', 'closing', 'register') && (
              <Button tone="secondary" size="sm" icon={LockIcon} onClick={() => setClosing(true)}>
                {t('closing.close')}
              </Button>
            )
          }
        >
          {t('closing.text')}
        </Card>
        <ListBoundary
          asked={asked}
          skeleton={<SkeletonText lines={6} />}
          empty={
            <EmptyState kind="first" title={t('closing.none')}>
              {t('closing.noneText')}
            </EmptyState>
          }
        >
          {(rows) => (
            <Cards stepped rows={rows}>
              {(row) => <DayCard day={row} />}
            </Cards>
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
            { label: t('closing.at'), value: <Moment at={day.closed_at} /> },
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
