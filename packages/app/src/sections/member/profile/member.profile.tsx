import { Avatar, Badge, formatDate, Phone, PhoneIcon } from '@zal/ui'
import { lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MemberStateBadge } from '../../../domain/member/MemberStateBadge.tsx'
import { detailPage } from '../../../scaffold/detail/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { prefetchProfile, useProfile, type Profile } from '../member.data.ts'
import { MemberMarks } from '../MemberMarks.tsx'
import { Payments } from './Payments.tsx'
import { Plans } from './Plans.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileRail } from './ProfileRail.tsx'

const Attendance = lazy(async () => ({ default: (await import('./Attendance.tsx')).Attendance }))
const Deposit = lazy(async () => ({ default: (await import('./DepositTab.tsx')).DepositTab }))
const Documents = lazy(async () => ({ default: (await import('./Documents.tsx')).Documents }))
const Log = lazy(async () => ({ default: (await import('./ActivityLog.tsx')).ActivityLog }))
const Notes = lazy(async () => ({ default: (await import('../notes/Notes.tsx')).Notes }))

export const profile = detailPage('member', useProfileOrList, {
  prefetch: prefetchProfile,
  title: (member) => member.fullname,
  picture: (member) => <Avatar name={member.fullname} src={member.avatar?.url} size="xl" />,
  subtitle: (member) => <Subtitle member={member} />,
  badges: (member) => <Badges member={member} />,
  rail: ProfileRail,
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

/** Phone, gender, first day. */
function Subtitle({ member: { phone, gender, date_joined } }: Of) {
  const { t } = useTranslation('member')
  return (
    <>
      <Phone phone={phone} />
      {gender !== 0 && ` · ${t(`options.gender.${gender}`)}`}
      {` · ${t('rail.since', { date: formatDate(date_joined) })}`}
    </>
  )
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
