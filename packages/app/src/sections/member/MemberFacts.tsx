import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MembershipBadge } from '../../gym/MembershipBadge.tsx'
import { useWho } from '../../scaffold/who.ts'
import type { MemberRow } from './member.data.ts'

/** Current membership with its status, or a dash. */
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

/** Balance of the member, negative in red; a dash for users who may not see it. */
export function Balance({ member }: { member: MemberRow }) {
  const { t } = useTranslation('common')
  const { currency } = useWho()
  if (member.balance === null) return t('none')
  return <Money amount={member.balance} currency={currency} tone="signed" />
}
