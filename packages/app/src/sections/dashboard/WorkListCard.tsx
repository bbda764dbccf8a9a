import { Badge, Card, ItemList, Link, SkeletonText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { AlertAction } from '../../domain/alert/AlertAction.tsx'
import { AlertIcon } from '../../domain/alert/AlertIcon.tsx'
import { alerts } from '../../domain/alert/alerts.ts'
import { useAlertWords } from '../../domain/alert/useAlertWords.ts'
import { Boundary } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'

/** Rows of the card; all of them are in the work list. */
const FEW = 5

/** The first rows of the work list, each with its action; a row leaves when its cause is gone. */
export function WorkListCard() {
  const { t } = useTranslation('dashboard')
  const { titleOf, whyOf } = useAlertWords()
  const list = useAddress()('alert', 'list')
  const query = alerts.use({ query: { per_page: FEW } }, { keepPrevious: true })
  const total = query.data?.total_count ?? 0
  const all = t('desk.all', { count: total })
  return (
    <Card
      title={t('workList.title')}
      actions={total > 0 && (list ? <Link href={list}>{all}</Link> : <Badge>{total}</Badge>)}
    >
      <Boundary
        query={query}
        skeleton={<SkeletonText lines={6} />}
        empty={{ when: ({ results }) => results.length === 0, show: <p>{t('workList.none')}</p> }}
      >
        {({ results }) => (
          <ItemList
            label={t('workList.title')}
            items={results.map((row) => ({
              id: row.id,
              picture: <AlertIcon row={row} />,
              title: titleOf(row),
              lines: [whyOf(row)],
              end: <AlertAction row={row} />,
            }))}
          />
        )}
      </Boundary>
    </Card>
  )
}
