import { EmptyState, ListPage, SkeletonText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAskAll } from '../../scaffold/ask.ts'
import { Cards } from '../../scaffold/Cards.tsx'
import { useListAddress } from '../../scaffold/listAddress.ts'
import { ListBoundary } from '../../scaffold/ListBoundary.tsx'
import { ListEmpty } from '../../scaffold/ListEmpty.tsx'
import { ListFilters } from '../../scaffold/ListFilters.tsx'
import { usePageHead } from '../../scaffold/place.tsx'
import { PER_READ } from '../../scaffold/useListData.ts'
import { RemovedCard } from './RemovedCard.tsx'

/** Deleted members, the latest first: each can be restored, and erased with the permission. */
function BinScreen() {
  const { t } = useTranslation('member')
  const head = usePageHead()
  const address = useListAddress([])
  const asked = useAskAll('member', '/management/member-bin/', {
    query: { per_page: PER_READ, ...(address.q && { q: address.q }) },
  })
  const isEmpty = asked.data?.length === 0 && !address.narrowed
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
            total={asked.answer?.total_count}
          />
        )
      }
    >
      <ListBoundary
        asked={asked}
        skeleton={<SkeletonText lines={8} />}
        empty={
          address.narrowed ? (
            <ListEmpty noun="member" clear={address.clear} />
          ) : (
            <EmptyState kind="done" title={t('bin.none')}>
              {t('bin.noneText')}
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <Cards stepped rows={rows}>
            {(row) => <RemovedCard member={row} />}
          </Cards>
        )}
      </ListBoundary>
    </ListPage>
  )
}

export { BinScreen as bin }
