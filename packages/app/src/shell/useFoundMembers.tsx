import { formatDate, formatPhone, Money, StatusBadge, type CommandRow } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAsk } from '../scaffold/ask.ts'
import type { Results } from '../scaffold/contract.ts'
import { useRegistry } from '../scaffold/registry.tsx'
import { addressOf } from '../scaffold/section.ts'
import { useCan, useWho } from '../scaffold/who.ts'
import { membershipTone } from '../scaffold/tones.ts'

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
  const profile = useProfileAddress()
  const navigate = useNavigate()
  const permitted =
    can('member', 'list') || can('checkin', 'register') || can('payment', 'register')
  const enabled = permitted && profile !== undefined && settled.length >= FROM
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
    onSelect: () => void (profile && navigate(profile(member.id))),
  }))
  const isAhead = permitted && query.length >= FROM && settled !== query
  return {
    rows,
    loading: isAhead || (enabled && (asked.loading || asked.refreshing)),
    flush: () => setSettled(query),
  }
}

function useProfileAddress() {
  const can = useCan()
  const section = useRegistry().find(({ path }) => path === 'members')
  const isOpen = section?.tabs.find(({ name }) => name === 'profile')?.allowed(can)
  return section && isOpen ? (id: number) => addressOf(section, 'profile', id) : undefined
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
  const { t } = useTranslation('gym')
  const { currency } = useWho()
  const status = member.membership_status
  return (
    <>
      {member.balance !== 0 && <Money amount={member.balance} currency={currency} tone="signed" />}
      {status && (
        <StatusBadge tone={membershipTone[status]}>{t(`membershipStatus.${status}`)}</StatusBadge>
      )}
    </>
  )
}
