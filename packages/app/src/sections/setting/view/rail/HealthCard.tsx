import { Card, Checklist, inZone, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../../scaffold/feedback/index.ts'
import { selectResults, useApiQuery } from '../../../../scaffold/query/index.ts'
import { useSettings } from '../../../../scaffold/session/index.ts'
import { useHealthLines } from './useHealthLines.tsx'

/** Milliseconds between two readings. */
const AGAIN = 60_000

/** The state of the installation for owners and directors, what needs a look first. */
export function HealthCard() {
  const { t } = useTranslation('setting')
  const { zone } = useSettings()
  const query = selectResults(
    useApiQuery('payment', '/management/health/', {}, { refetchInterval: AGAIN }),
  )
  const lines = useHealthLines(query.data)
  const open = lines.filter(({ tone }) => tone !== 'settled').length
  return (
    <Card
      title={t('health.title')}
      subtitle={query.data && (open > 0 ? t('health.look', { count: open }) : t('health.well'))}
      actions={
        query.data && (
          <small>{t('health.at', { time: inZone(query.data.checked_at, zone).time })}</small>
        )
      }
    >
      <Boundary query={query}>
        {() => (
          <Stack>
            <Checklist label={t('health.title')} checks={lines} />
          </Stack>
        )}
      </Boundary>
    </Card>
  )
}
