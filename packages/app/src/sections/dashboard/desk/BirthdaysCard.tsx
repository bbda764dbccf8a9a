import { formatDate } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useBirthdays } from './desk.data.ts'
import { PeopleCard } from './PeopleCard.tsx'

/** Members whose birthday is today. */
export function BirthdaysCard() {
  const { t } = useTranslation('dashboard')
  const list = useAddress()('member', 'list')
  const query = useBirthdays()
  return (
    <PeopleCard
      title={t('desk.birthdays.title')}
      total={query.data?.total_count ?? 0}
      query={selectResults(query)}
      href={list && `${list}?birthday=0`}
      empty={t('desk.birthdays.none')}
      line={({ membership, end_date: end }) =>
        membership && end
          ? t('desk.birthdays.until', { membership, date: formatDate(end) })
          : membership
      }
    />
  )
}
