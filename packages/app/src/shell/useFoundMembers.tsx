import { formatDate, formatPhone, Money, type CommandRow } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MembershipBadge } from '../gym/MembershipBadge.tsx'
import { useAsk } from '../scaffold/ask.ts'
import type { Results } from '../scaffold/contract.ts'
import { useAddress } from '../scaffold/registry.tsx'
import { useCan, useWho } from '../scaffold/who.ts'

type Found = Results<'/management/member-search/', 'get'>[number]

/** Letters from which names are looked for, and how long the search waits for the next key. */
const FROM = 2
const PAUSE = 120
const MOST = 8

/** Members that fit the query, each with the answers that people come to the desk for. */
export function useFoundMembers(typed: string) {
  const [settled, setSettled] = useState('')
  const query = typed.trim()
  useEffect(
    function settleQuery() {
      const timer = setTimeout(() => setSettled(query), PAUSE)
      return () => clearTimeout(timer)
    },
    [query],
  )
  const can = useCan()
  const to = useAddress()
  const navigate = useNavigate()
  const permitted =
    can('member', 'list') || can('checkin', 'register') || can('payment', 'register')
  const enabled = permitted && to('member', 'profile') !== undefined && settled.length >= FROM
  const asked = useAsk(
    'member',
    '/management/member-search/',
    { query: { q: settled, per_page: MOST } },
    { enabled, keep: true },
  )
  const rows: CommandRow[] = (enabled ? (asked.data?.results ?? []) : []).map((member) => ({
    id: `member-${member.id}`,
    title: member.fullname,
    detail: <Detail member={member} />,
    meta: <Meta member={member} />,
    onSelect: () => void navigate(to('member', 'profile', member.id) ?? ''),
  }))
  const isAhead = permitted && query.length >= FROM && settled !== query
  return {
    rows,
    loading: isAhead || (enabled && (asked.loading || asked.refreshing)),
    flush: () => setSettled(query),
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

/** Of a membership that is over, days and visits left say nothing. */
const running: Found['membership_status'][] = ['active', 'paid', 'freeze']

function Meta({ member }: { member: Found }) {
  const { currency } = useWho()
  const status = member.membership_status
  return (
    <>
      {member.balance !== 0 && <Money amount={member.balance} currency={currency} tone="signed" />}
      {status && <MembershipBadge status={status} />}
    </>
  )
}
