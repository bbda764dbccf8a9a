import { Avatar, Badge, Card, ItemList, Link, SkeletonText, type ItemListProps } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import type { QueryResult } from '../../../scaffold/query/index.ts'

interface Person {
  id: number
  fullname: string
  avatar: { url: string } | null
}

interface PeopleCardProps<Row extends Person> {
  title: string
  /** Number of all people, of whom a few are shown. */
  total: number
  query: QueryResult<Row[]>
  /** List with all of them. */
  href?: string
  /** Sentence instead of the people where there are none. */
  empty: string
  /** Line under the name. */
  line(row: Row): ReactNode
  /** Button or time at the end. */
  end?(row: Row): ReactNode
}

/** A few people of a list, each with one action. */
export function PeopleCard<Row extends Person>(props: PeopleCardProps<Row>) {
  const { title, total, query, href, empty, line, end } = props
  const { t } = useTranslation('dashboard')
  const itemOf = (row: Row): ItemListProps['items'][number] => ({
    id: row.id,
    picture: <Avatar size="row" name={row.fullname} src={row.avatar?.url} />,
    title: <MemberLink tone="quiet" member={row} />,
    lines: [line(row)],
    end: end?.(row),
  })
  return (
    <Card
      title={title}
      actions={
        total > 0 &&
        (href ? <Link href={href}>{t('desk.all', { count: total })}</Link> : <Badge>{total}</Badge>)
      }
    >
      <Boundary
        query={query}
        skeleton={<SkeletonText lines={4} />}
        empty={{ when: (rows) => rows.length === 0, show: <p>{empty}</p> }}
      >
        {(rows) => <ItemList label={title} items={rows.map(itemOf)} />}
      </Boundary>
    </Card>
  )
}
