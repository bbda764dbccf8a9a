import { Card, Link, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { traineePages, type Trainer } from '../trainer.data.ts'
import { Figures } from './Figures.tsx'
import { NoTrainees, TraineesTable } from './TraineesTable.tsx'
import { Week } from './Week.tsx'

/** Trainees under the week; all of them are in their tab. */
const FEW = 7

/** Figures of a trainer, the sessions of this week, and the trainees whose memberships end first. */
export function Overview({ record: trainer }: { record: Trainer }) {
  return (
    <Stack>
      <Figures id={trainer.id} />
      <Week trainer={trainer} />
      <FirstTrainees id={trainer.id} />
    </Stack>
  )
}

function FirstTrainees({ id }: { id: number }) {
  const { t } = useTranslation('trainer')
  const query = traineePages.use({ path: { id }, query: { state: 'running', per_page: FEW } })
  const total = query.data?.total_count ?? 0
  return (
    <Card
      flush
      title={t('profile.trainees')}
      actions={total > 0 && <Link href="?tab=trainees">{t('trainees.all', { count: total })}</Link>}
    >
      <Boundary
        query={query}
        skeleton={<TraineesTable rows={undefined} />}
        empty={{ when: ({ results }) => results.length === 0, show: <NoTrainees /> }}
      >
        {({ results }) => <TraineesTable rows={results} />}
      </Boundary>
    </Card>
  )
}
