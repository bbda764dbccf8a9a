import { EmptyState, Inline, SegmentedControl, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListBoundary } from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { EarlierPlans } from './EarlierPlans.tsx'
import { memberships, plansOf, type Membership, type Profile } from '../member.data.ts'
import { PlanCard } from './PlanCard.tsx'

const kinds = ['1', '2'] as const

/** Memberships of a member: packages or classes, by a search param. */
export function Plans({ record }: { record: Profile }) {
  const { t } = useTranslation(['member', 'domain'])
  const [query, setQuery] = useSearchParams()
  const kind = kinds.find((one) => one === query.get('subscription')) ?? '1'
  const result = memberships.use(plansOf(record.id, kind === '1' ? 1 : 2))
  const choose = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set('subscription', next)
    setQuery(changed, { replace: true })
  }
  return (
    <Stack>
      <Inline>
        <SegmentedControl
          label={t('plans.type')}
          value={kind}
          onChange={choose}
          segments={kinds.map((id) => ({ id, label: t(`domain:subscription.${id}`) }))}
        />
      </Inline>
      <ListBoundary
        query={result}
        empty={
          <EmptyState kind="first" title={t('plans.none')}>
            {t('plans.noneText')}
          </EmptyState>
        }
      >
        {(rows) => <Parted rows={rows} member={record} />}
      </ListBoundary>
    </Stack>
  )
}

interface PartedProps {
  rows: readonly Membership[]
  member: Profile
}

/**
 * Running and coming memberships as cards, the earliest first; the ended ones as a table. Where
 * nothing runs, the last one keeps its card.
 */
function Parted({ rows, member }: PartedProps) {
  const { today } = useSettings()
  const isOver = ({ status, end_date }: Membership) => over.has(status) || end_date < today
  const running = rows
    .filter((row) => !isOver(row))
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  const last = rows.find(({ status }) => status !== 'void' && status !== 'refund')
  const current = running.length === 0 && last ? [last] : running
  const earlier = rows.filter((row) => isOver(row) && !current.includes(row))
  const keyed = current.find((each) => each.allowed_actions.freeze)
  return (
    <Stack>
      {current.map((row) => (
        <PlanCard
          key={row.id}
          plan={row}
          member={member}
          keyed={row === keyed}
          isOver={isOver(row)}
        />
      ))}
      {earlier.length > 0 && <EarlierPlans plans={earlier} />}
    </Stack>
  )
}

const over = new Set<Membership['status']>(['void', 'refund', 'inactive', 'draft', 'expired'])
