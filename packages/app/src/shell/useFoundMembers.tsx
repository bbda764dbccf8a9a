import { formatDate, formatPhone, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FROM, memberSearch, searchFor } from '../gym/memberSearch.ts'
import { MembershipBadge } from '../gym/MembershipBadge.tsx'
import type { Results } from '../scaffold/contract.ts'
import { useAddress } from '../scaffold/registry.tsx'
import { useCan, useWho } from '../scaffold/who.ts'
import { invoiceIn } from './invoice.ts'
import type { Typed } from './useTyped.ts'
import type { Repeatable } from './useUsed.ts'

export type Found = Results<'/management/member-search/', 'get'>[number]

const MOST = 8

/**
 * Members that match the query, each with its key facts; none for an invoice number with its sign.
 */
export function useFoundMembers({ query, asked: settled, isAhead }: Typed) {
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
  const asked = memberSearch.use(searchFor(settled), { enabled, keep: true })
  const found = enabled ? (asked.data?.results.slice(0, MOST) ?? []) : []
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
  const waits = wanted && query.length >= FROM && isAhead
  return {
    rows,
    found,
    loading: waits || (enabled && (asked.loading || asked.refreshing)),
  }
}

function Detail({ member }: { member: Found }) {
  const { t } = useTranslation(['shell', 'gym'])
  const { phone, membership, membership_status, end_date, days_left, visits_left } = member
  const runs = membership_status !== null && running.includes(membership_status)
  const parts = [
    formatPhone(phone),
    membership ?? t('gym:membershipStatus.none'),
    end_date && t('search.until', { date: formatDate(end_date) }),
    runs && days_left !== null && t('gym:daysLeft', { count: days_left }),
    runs && visits_left !== null && t('gym:visitsLeft', { count: visits_left }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

/** Statuses for which remaining days and visits are shown. */
const running: Found['membership_status'][] = ['active', 'paid', 'freeze']

function Meta({ member }: { member: Found }) {
  const { currency } = useWho()
  const status = member.membership_status
  return (
    <>
      {member.balance !== null && (
        <Money amount={member.balance} currency={currency} tone="signed" />
      )}
      {status && <MembershipBadge status={status} />}
    </>
  )
}
