import { AddIcon, EditIcon, IconButton, Menu, MoreIcon, UndoIcon, type MenuAction } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '../../gym/DepositCard.tsx'
import { useWays } from '../../gym/useWays.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'

/** Where one goes from a line: put it right, put more in, give back what is there; as the server lets. */
export function DepositMenu({ line }: { line: Deposit }) {
  const { t } = useTranslation('deposit')
  const { section } = usePlace()
  const ways = useWays()
  const { gym_customer: member, may } = line
  const more = may.add ? ways.deposit(member) : undefined
  const back = may.return ? ways.giveBack(member) : undefined
  const label = t('actions.of', { name: member.fullname })
  const actions: (MenuAction | false | undefined)[] = [
    may.change && {
      id: 'change',
      label: t('actions.change'),
      icon: EditIcon,
      href: addressOf(section, 'edit', line.id),
    },
    more !== undefined && { id: 'more', label: t('actions.more'), icon: AddIcon, href: more },
    back !== undefined && { id: 'back', label: t('actions.back'), icon: UndoIcon, href: back },
  ]
  const known = actions.filter((action) => action !== false && action !== undefined)
  if (known.length === 0) return null
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={MoreIcon} label={label} size="sm" />}
      groups={[{ actions: known }]}
    />
  )
}
