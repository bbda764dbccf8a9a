import { Card, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { selectResults, useApiQuery } from '../../../scaffold/query/index.ts'
import { useCan, useClub } from '../../../scaffold/session/index.ts'
import type { Club } from '../club.data.ts'
import { Deactivation } from './Deactivation.tsx'
import { Deletion } from './Deletion.tsx'

/** Live messages reach the selected club only, so the facts of another one are read again. */
const ELSEWHERE = 5000

/** Deactivates or deletes a club, with what has to be settled first. */
export function ClosureCard({ club }: { club: Club }) {
  const { t } = useTranslation('club')
  const can = useCan()
  const isHere = useClub() === club.id
  const closure = selectResults(
    useApiQuery(
      ['club', 'shift', 'online', 'payment', 'staff', 'member'],
      '/management/club/{id}/closure/',
      { path: { id: club.id } },
      { refetchInterval: isHere ? undefined : ELSEWHERE },
    ),
  )
  return (
    <Card title={t('closure.title')}>
      <Boundary query={closure}>
        {(facts) => (
          <Stack gap="wide">
            <Deactivation club={club} closure={facts} />
            {can('gym', 'list', 'delete') && <Deletion club={club} closure={facts} />}
          </Stack>
        )}
      </Boundary>
    </Card>
  )
}
