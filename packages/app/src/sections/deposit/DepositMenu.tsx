import { AddIcon, EditIcon, UndoIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '../../gym/DepositCard.tsx'
import { useWays } from '../../gym/useWays.ts'
import { ActionMenu } from '../../scaffold/ActionMenu.tsx'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'

/** Actions of a deposit line: correct, add, withdraw; as allowed by the server. */
export function DepositMenu({ row: { id, gym_customer: member, may } }: { row: Deposit }) {
  const { t } = useTranslation('deposit')
  const { section } = usePlace()
  const ways = useWays()
  const more = may.add ? ways.deposit(member) : undefined
  const back = may.return ? ways.giveBack(member) : undefined
  return (
    <ActionMenu
      label={t('actions.of', { name: member.fullname })}
      actions={[
        may.change && {
          id: 'change',
          label: t('actions.change'),
          icon: EditIcon,
          href: addressOf(section, 'edit', id),
        },
        more !== undefined && { id: 'more', label: t('actions.more'), icon: AddIcon, href: more },
        back !== undefined && { id: 'back', label: t('actions.back'), icon: UndoIcon, href: back },
      ]}
    />
  )
}
