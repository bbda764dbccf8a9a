import { EmptyState, ListPage, SkeletonText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import {
  CardList,
  ListBoundary,
  ListEmpty,
  ListFilters,
  PER_READ,
  useListParams,
} from '../../../scaffold/list/index.ts'
import { usePageHeader } from '../../../scaffold/routing/index.ts'
import { RemovedCard } from './RemovedCard.tsx'

/** Deleted members, the latest first: each can be restored, and erased with the permission. */
function BinScreen() {
  const { t } = useTranslation('member')
  const head = usePageHeader()
  const address = useListParams([])
  const query = useInfiniteApiQuery('member', '/management/member-bin/', {
    query: { per_page: PER_READ, ...(address.q && { q: address.q }) },
  })
  const isEmpty = query.data?.length === 0 && !address.narrowed
  return (
    <ListPage
      {...head}
      filters={
        !isEmpty && (
          <ListFilters
            noun="member"
            search
            filters={{}}
            address={address}
            total={query.answer?.total_count}
          />
        )
      }
    >
      <ListBoundary
        query={query}
        skeleton={<SkeletonText lines={8} />}
        empty={
          address.narrowed ? (
            <ListEmpty noun="member" address={address} />
          ) : (
            <EmptyState kind="done" title={t('bin.none')}>
              {t('bin.noneText')}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <CardList stepped rows={rows}>
            {(row) => <RemovedCard member={row} />}
          </CardList>
        )}
      </ListBoundary>
    </ListPage>
  )
}

export { BinScreen as bin }
