import { Card, Link } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../scaffold/feedback/index.ts'
import { traineePages } from './trainerPages.ts'
import { NoTrainees, TraineesTable } from './TraineesTable.tsx'

/** Trainees that are shown. */
const FEW = 7

interface FirstTraineesProps {
  /** Trainer. */
  id: number
  /** Place of all of them. */
  href: string | undefined
}

/** The trainees whose memberships end first. */
export function FirstTrainees({ id, href }: FirstTraineesProps) {
  const { t } = useTranslation('trainer')
  const query = traineePages.use({ path: { id }, query: { state: 'running', per_page: FEW } })
  const total = query.data?.total_count ?? 0
  return (
    <Card
      flush
      title={t('profile.trainees')}
      actions={href && total > 0 && <Link href={href}>{t('trainees.all', { count: total })}</Link>}
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
