import { Avatar, Badge, DateText, Money, Phone, PhoneIcon } from '@zal/ui'
import { lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { MemberStateBadge } from '../../../domain/member/MemberStateBadge.tsx'
import { detailPage } from '../../../scaffold/detail/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { ChanceWithLosses } from '../Chance.tsx'
import { prefetchProfile, useProfile, type Profile } from '../member.data.ts'
import { MemberMarks } from '../MemberMarks.tsx'
import { Payments } from './Payments.tsx'
import { Plans } from './Plans.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { canSeeMoney } from '../canSeeMoney.ts'

const Attendance = lazy(async () => ({ default: (await import('./Attendance.tsx')).Attendance }))
const Deposit = lazy(async () => ({ default: (await import('./DepositTab.tsx')).DepositTab }))
const Documents = lazy(async () => ({ default: (await import('./Documents.tsx')).Documents }))
const Log = lazy(async () => ({ default: (await import('./ActivityLog.tsx')).ActivityLog }))
const Notes = lazy(async () => ({ default: (await import('../notes/Notes.tsx')).Notes }))

export const profile = detailPage('member', useProfileOrList, {
  prefetch: prefetchProfile,
  title: (member) => member.fullname,
  picture: (member) => <Avatar name={member.fullname} src={member.avatar?.url} size="xl" />,
  subtitle: (member) => <Phone phone={member.phone} />,
  badges: (member) => <Badges member={member} />,
  facts: [
    { key: 'membership', render: (member) => <Plan member={member} /> },
    { key: 'end_date', render: (member) => <Until member={member} /> },
    { key: 'visits_left', render: (member) => <Visits member={member} /> },
    { key: 'balance', render: (member) => <Sum amount={member.balance ?? 0} /> },
    { key: 'frozen_until', render: (member) => <Frozen member={member} /> },
    { key: 'debt', render: (member) => <Debt member={member} /> },
    { key: 'prediction', render: (member) => <ChanceWithLosses member={member} /> },
    { key: 'last_payment', render: (member) => <LastPayment member={member} /> },
    { key: 'last_visit', render: (member) => <LastVisit member={member} /> },
  ],
  actions: ProfileActions,
  tabs: {
    plans: Plans,
    payments: Payments,
    attendance: Attendance,
    deposit: Deposit,
    notes: Notes,
    documents: Documents,
    log: Log,
  },
  visibleWhen: {
    balance: canSeeMoney,
    debt: canSeeMoney,
    last_payment: canSeeMoney,
    payments: (can) => can('payment', 'list'),
    deposit: (can) => can('deposit', 'list'),
  },
})

/** The profile of a member; one who cannot be loaded leads to the list. */
function useProfileOrList(id: number) {
  const result = useProfile(id)
  const navigate = useNavigate()
  const { section } = useRouteContext()
  const list = addressOf(section, 'list')
  const isLost = result.error !== undefined && result.data === undefined
  useEffect(
    function goToList() {
      if (isLost) void navigate(list, { replace: true })
    },
    [isLost, list, navigate],
  )
  return result
}

interface Of {
  member: Profile
}

function Badges({ member }: Of) {
  const { t } = useTranslation('member')
  return (
    <>
      <MemberStateBadge state={member.state} />
      <MemberMarks member={member} />
      {member.mobile_user && (
        <Badge tone="info">
          <PhoneIcon aria-hidden />
          {t('sync.bound')}
        </Badge>
      )}
    </>
  )
}

function Plan({ member }: Of) {
  const { t } = useTranslation('domain')
  return member.membership ?? t('memberState.none')
}

function Until({ member }: Of) {
  const { t } = useTranslation(['domain', 'common'])
  if (!member.end_date) return t('common:none')
  const left = member.days_left ? t('domain:daysLeft', { count: member.days_left }) : undefined
  return (
    <>
      <EndDate day={member.end_date} {...member} />
      {left && ` · ${left}`}
    </>
  )
}

function Visits({ member }: Of) {
  const { t } = useTranslation(['domain', 'common'])
  if (!member.state.membership) return t('common:none')
  return member.visits_left ?? t('domain:unlimited')
}

function Sum({ amount }: { amount: number }) {
  const { currency } = useCurrentUser()
  return <Money amount={amount} currency={currency} tone="signed" />
}

function Frozen({ member }: Of) {
  const { t } = useTranslation('member')
  return member.frozen_until ? <DateText day={member.frozen_until} /> : t('notFrozen')
}

function Debt({ member }: Of) {
  const { t } = useTranslation('member')
  const { balance } = member
  return balance !== null && balance < 0 ? <Sum amount={balance} /> : t('noDebt')
}

function LastPayment({ member: { last_payment: paid } }: Of) {
  const { t } = useTranslation('member')
  const { currency } = useCurrentUser()
  if (!paid) return t('never')
  return (
    <>
      <Money amount={paid.total} currency={currency} />
      {' · '}
      <DateText day={paid.payment_date} />
    </>
  )
}

function LastVisit({ member }: Of) {
  const { t } = useTranslation('member')
  const { zone } = useSettings()
  return member.last_visit ? <DateText at={member.last_visit} zone={zone} /> : t('never')
}
