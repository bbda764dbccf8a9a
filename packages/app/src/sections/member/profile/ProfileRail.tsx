import { DateText, Money, PanelGroup, PanelHistory, Phone, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { useShortDate } from '../../../domain/useShortDate.ts'
import { DeferredContent } from '../../../scaffold/feedback/index.ts'
import { useCan, useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { canSeeMoney } from '../canSeeMoney.ts'
import { ChanceWithLosses } from '../Chance.tsx'
import type { Profile } from '../member.data.ts'
import { useLog } from './useLog.ts'
import { useLogWords } from '../../../domain/log/useLogWords.ts'

/** Facts of a member beside all tabs: membership, at a glance, contact, recent events. */
export function ProfileRail({ record: member }: { record: Profile }) {
  const { t } = useTranslation('member')
  const can = useCan()
  const money: Fact[] = canSeeMoney(can)
    ? [
        { label: t('fields.balance'), value: <Sum amount={member.balance ?? 0} /> },
        { label: t('fields.debt'), value: <Debt member={member} /> },
        { label: t('fields.last_payment'), value: <LastPayment member={member} /> },
      ]
    : []
  return (
    <>
      <PanelGroup
        title={t('fields.membership')}
        facts={[
          { label: t('fields.membership'), value: <Plan member={member} /> },
          { label: t('fields.end_date'), value: <Until member={member} /> },
          { label: t('fields.visits_left'), value: <Visits member={member} /> },
          { label: t('fields.frozen_until'), value: <Frozen member={member} /> },
        ]}
      />
      <PanelGroup
        title={t('rail.glance')}
        facts={[
          ...money,
          { label: t('fields.last_visit'), value: <LastVisit member={member} /> },
          { label: t('fields.prediction'), value: <ChanceWithLosses member={member} /> },
        ]}
      />
      <PanelGroup title={t('rail.contact')} facts={useContact(member)} />
      <DeferredContent>
        <Recent member={member} />
      </DeferredContent>
    </>
  )
}

/** Personal data, as far as filled in. */
function useContact(member: Profile): Fact[] {
  const { t } = useTranslation('member')
  const { phone, phone2, email, birth_date, description } = member
  return [
    { label: t('fields.phone'), value: <Phone phone={phone} /> },
    ...(phone2 ? [{ label: t('fields.phone2'), value: <Phone phone={phone2} /> }] : []),
    ...(email ? [{ label: t('fields.email'), value: email }] : []),
    ...(birth_date
      ? [{ label: t('fields.birth_date'), value: <DateText day={birth_date} /> }]
      : []),
    ...(description ? [{ label: t('fields.description'), value: description }] : []),
  ]
}

/** Events of the rail. */
const FEW = 4

function Recent({ member }: Of) {
  const { t } = useTranslation(['member', 'domain'])
  const short = useShortDate()
  const words = useLogWords()
  const days = useLog(member.id, undefined).data?.results ?? []
  const lines = days
    .flatMap(({ date, logs }) => logs.map((entry) => ({ date, entry })))
    .slice(0, FEW)
    .map(({ date, entry }, at) => ({
      id: at,
      at: short(date),
      text: [words(entry.message), entry.user].filter(Boolean).join(' · '),
    }))
  if (lines.length === 0) return null
  return <PanelHistory title={t('rail.recent')} lines={lines} />
}

interface Of {
  member: Profile
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
