import { formatDate, formatPhone, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FROM, memberSearch, searchFor } from '../../domain/member/memberSearch.ts'
import { MemberStateBadge } from '../../domain/member/MemberStateBadge.tsx'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../scaffold/session/index.ts'
import { invoiceIn } from './invoice.ts'
import type { SearchInput } from './useSearchInput.ts'
import type { Repeatable } from './useRecentItems.ts'

export type PaletteResults = ResultsOf<'/management/member-search/', 'get'>[number]

const MOST = 8

/**
 * Members that match the query, each with its key facts; none for an invoice number with its sign.
 */
export function useMemberResults({ query, asked: settled, isTyping }: SearchInput) {
  const can = useCan()
  const to = useAddress()
  const navigate = useNavigate()
  const permitted =
    can('member', 'list') ||
    can('checkin', 'register') ||
    can('payment', 'register') ||
    can('deposit', 'register')
  const wanted = permitted && !invoiceIn(query)?.isSigned
  const enabled = wanted && to('member', 'profile') !== undefined && settled.length >= FROM
  const result = memberSearch.use(searchFor(settled), { enabled, keepPrevious: true })
  const found = enabled ? (result.data?.results.slice(0, MOST) ?? []) : []
  const rows: Repeatable[] = found.map((member) => {
    const href = to('member', 'profile', member.id) ?? ''
    return {
      id: `member-${member.id}`,
      title: member.fullname,
      detail: <Detail member={member} />,
      meta: <Meta member={member} />,
      again: { href, detail: formatPhone(member.phone) },
      onSelect: () => void navigate(href),
    }
  })
  const waits = wanted && query.length >= FROM && isTyping
  return {
    rows,
    found,
    loading: waits || (enabled && (result.loading || result.refreshing)),
  }
}

function Detail({ member }: { member: PaletteResults }) {
  const { t } = useTranslation(['shell', 'domain'])
  const { phone, membership, state, end_date, days_left, visits_left } = member
  const runs = running.includes(state.key)
  const parts = [
    formatPhone(phone),
    membership,
    end_date && t('search.until', { date: formatDate(end_date) }),
    runs && days_left !== null && t('domain:daysLeft', { count: days_left }),
    runs && visits_left !== null && t('domain:visitsLeft', { count: visits_left }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

/** States for which remaining days and visits are shown. */
const running: PaletteResults['state']['key'][] = ['active', 'starts', 'frozen']

function Meta({ member }: { member: PaletteResults }) {
  const { currency } = useCurrentUser()
  return (
    <>
      {member.balance !== null && (
        <Money amount={member.balance} currency={currency} tone="signed" />
      )}
      <MemberStateBadge state={member.state} />
    </>
  )
}
