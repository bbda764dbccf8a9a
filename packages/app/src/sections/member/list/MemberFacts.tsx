import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MembershipBadge } from '../../../domain/member/MembershipBadge.tsx'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { MemberRow } from '../member.data.ts'

/** The membership of today with its status, or a dash. */
export function Plan({ member }: { member: MemberRow }) {
  const { t } = useTranslation('common')
  if (!member.membership_status) return t('none')
  return (
    <>
      <div>{member.membership}</div>
      <MembershipBadge status={member.membership_status} />
    </>
  )
}

/** What the member has with the club; a debt is red. A dash for whoever is not told. */
export function Balance({ member }: { member: MemberRow }) {
  const { t } = useTranslation('common')
  const { currency } = useCurrentUser()
  if (member.balance === null) return t('none')
  return <Money amount={member.balance} currency={currency} tone="signed" />
}
