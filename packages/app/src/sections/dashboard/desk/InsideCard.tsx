import { Avatar, Card, DateText, ItemList, SkeletonText } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { ListBoundary } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useInside } from './desk.data.ts'

/** The people who are in the club now, the latest first. */
export function InsideCard() {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { zone } = useSettings()
  const query = useInside()
  return (
    <Card
      title={query.answer ? t('desk.inside.count', { count: query.total }) : t('desk.inside.title')}
    >
      <ListBoundary
        query={query}
        skeleton={<SkeletonText lines={8} />}
        empty={<p>{t('desk.inside.none')}</p>}
      >
        {(rows) => (
          <ItemList
            label={t('desk.inside.title')}
            items={rows.map(
              ({ id, customer, session, type, visits_left: left, created_at: at }) => {
                const name = customer?.fullname ?? t('today.checkins.unnamed')
                const what = session || t(`domain:subscription.${type}`)
                return {
                  id,
                  picture: <Avatar size="row" name={name} src={customer?.avatar?.url} />,
                  title: customer ? <MemberLink tone="quiet" member={customer} /> : name,
                  lines: [
                    left === null ? what : `${what} · ${t('domain:visitsLeft', { count: left })}`,
                  ],
                  end: <DateText at={at} zone={zone} timeOnly />,
                }
              },
            )}
          />
        )}
      </ListBoundary>
    </Card>
  )
}
