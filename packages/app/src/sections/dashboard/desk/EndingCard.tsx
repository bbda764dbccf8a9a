import { ButtonLink } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useEnding } from '../today/today.data.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** Members whose membership ends in seven days, the first ones to end. */
export function EndingCard() {
  const { t } = useTranslation('dashboard')
  const list = useAddress()('member', 'list')
  const { sale } = useDomainLinks()
  const query = useEnding()
  return (
    <PeopleCard
      title={t('today.ending.title')}
      total={query.data?.total_count ?? 0}
      query={selectResults(query)}
      href={list && `${list}?subscription=ends_soon`}
      empty={t('today.ending.none')}
      line={(row) => (
        <>
          {`${row.membership ?? ''} · `}
          {row.end_date && <EndDate day={row.end_date} {...row} />}
        </>
      )}
      end={(row) => {
        const address = sale(row)
        return (
          address && (
            <ButtonLink tone="outline" size="xs" href={address}>
              {t('today.ending.renew')}
            </ButtonLink>
          )
        )
      }}
    />
  )
}
