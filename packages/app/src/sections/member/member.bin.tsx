import { CardGrid, EmptyState, ListPage, SkeletonText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAskAll } from '../../scaffold/ask.ts'
import { Failure } from '../../scaffold/Boundary.tsx'
import { useListAddress } from '../../scaffold/listAddress.ts'
import { ListEmpty } from '../../scaffold/ListEmpty.tsx'
import { ListFilters } from '../../scaffold/ListFilters.tsx'
import { More } from '../../scaffold/More.tsx'
import { usePageHead } from '../../scaffold/place.tsx'
import { PER_READ } from '../../scaffold/useListData.ts'
import { useSkeleton } from '../../scaffold/useSkeleton.ts'
import { RemovedCard } from './RemovedCard.tsx'

/** Members who were removed, the latest first: each can come back, and be erased by whoever may. */
function BinScreen() {
  const { t } = useTranslation('member')
  const head = usePageHead()
  const address = useListAddress([])
  const asked = useAskAll('member', '/management/member-bin/', {
    query: { per_page: PER_READ, ...(address.q && { q: address.q }) },
  })
  const { data, answer, error } = asked
  const waits = useSkeleton(data === undefined && !error)
  // One or the other: both would push the cards down for a moment.
  const rows = waits ? undefined : data
  const isEmpty = rows?.length === 0 && !address.narrowed
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
            total={answer?.total_count}
          />
        )
      }
    >
      {error && !rows && <Failure error={error} retry={asked.retry} />}
      {waits && <SkeletonText lines={8} />}
      {isEmpty && (
        <EmptyState kind="done" title={t('bin.none')}>
          {t('bin.noneText')}
        </EmptyState>
      )}
      {rows?.length === 0 && address.narrowed && <ListEmpty noun="member" clear={address.clear} />}
      {rows && rows.length > 0 && (
        <CardGrid stepped>
          {rows.map((row) => (
            <li key={row.id}>
              <RemovedCard member={row} />
            </li>
          ))}
        </CardGrid>
      )}
      {asked.hasMore && (
        <More read={asked.more} pending={asked.loadingMore} error={asked.moreError} />
      )}
    </ListPage>
  )
}

export { BinScreen as bin }
