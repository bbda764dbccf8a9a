import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useStateWord } from '../../../domain/member/MemberStateBadge.tsx'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import type { MemberRow } from '../member.data.ts'

/** The membership and its state in words, beside the badge of the member's own status. */
export function Plan({ member: { state } }: { member: MemberRow }) {
  const word = useStateWord()
  return [state.membership?.name, word(state)].filter(Boolean).join(' · ')
}

/** Balance of the member, negative in red; a dash for users who may not see it. */
export function Balance({ member }: { member: MemberRow }) {
  const { t } = useTranslation('common')
  const { currency } = useCurrentUser()
  if (member.balance === null) return t('none')
  return <Money amount={member.balance} currency={currency} tone="signed" />
}
