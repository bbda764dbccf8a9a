import { Link } from '@zal/ui'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import type { Forecast } from '../dashboard.data.ts'
import { useRowLinks } from '../useRowLinks.ts'

type Kind = Forecast['sources'][number]['kind']

/** Sources that are members of the list; the others are expected sales. */
const listed: readonly Kind[] = ['ending', 'early', 'returning']

interface RenewalCountProps {
  scope: ReportScope
  kind: Kind
  /** Members of the source. */
  members: number | null
  /** The count as it is written. */
  words: string
}

/** A count of members who have not renewed yet; it opens their list where there are some. */
export function RenewalCount({ scope, kind, members, words }: RenewalCountProps) {
  const rows = useRowLinks(scope)
  const href = members && listed.includes(kind) && rows('member', 'list', { renewal: kind })
  if (!href) return words
  return (
    <Link tone="quiet" href={href}>
      {words}
    </Link>
  )
}
