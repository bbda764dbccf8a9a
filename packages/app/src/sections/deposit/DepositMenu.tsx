import { AddIcon, EditIcon, UndoIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '../../domain/money/DepositCard.tsx'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { ActionMenu } from '../../scaffold/list/index.ts'
import { addressOf, useRouteContext } from '../../scaffold/routing/index.ts'

/** Actions of a deposit line: correct, add, withdraw; as allowed by the server. */
export function DepositMenu({
  row: { id, gym_customer: member, allowed_actions: allowed },
}: {
  row: Deposit
}) {
  const { t } = useTranslation('deposit')
  const { section } = useRouteContext()
  const ways = useDomainLinks()
  const more = allowed.add ? ways.deposit(member) : undefined
  const back = allowed.return ? ways.giveBack(member) : undefined
  return (
    <ActionMenu
      label={t('actions.of', { name: member.fullname })}
      actions={[
        allowed.change && {
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
