import {
  Button,
  ButtonLink,
  CheckinIcon,
  EditIcon,
  FreezeIcon,
  LinkIcon,
  PrintIcon,
  WalletIcon,
} from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberState } from '../../../domain/member/MemberStateBadge.tsx'
import { UnfreezeDialog } from '../../../domain/member/UnfreezeDialog.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import { ActionMenu } from '../../../scaffold/list/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import type { Profile } from '../member.data.ts'
import { useSync } from './useSync.ts'

const CardPaper = lazyDialog(async () => (await import('./CardPaper.tsx')).CardPaper)

type Way = 'complete' | 'activate' | 'unfreeze' | 'checkin' | 'sell' | 'pay'

/** Actions by state, the first permitted one is primary, the second soft. */
const waysOf: Record<MemberState['key'], readonly Way[]> = {
  draft: ['complete', 'sell'],
  inactive: ['activate', 'sell'],
  frozen: ['unfreeze', 'sell'],
  active: ['checkin', 'sell'],
  starts: ['sell', 'checkin'],
  pending: ['pay', 'checkin'],
  unpaid: ['pay', 'checkin'],
  used: ['sell', 'checkin'],
  expired: ['sell', 'checkin'],
  none: ['sell', 'checkin'],
}

/** Actions in the head of a profile: two by the member's state, the rest in a menu. */
export function ProfileActions({ record }: { record: Profile }) {
  const { t } = useTranslation(['member', 'common'])
  const can = useCan()
  const { section } = useRouteContext()
  const ways = useDomainLinks()
  const { sync, pending } = useSync(record)
  const [open, setOpen] = useState<'print' | 'unfreeze'>()
  const close = () => setOpen(undefined)
  const { read_only, state } = record
  const mayChange = can('member', 'list', 'change') && !read_only
  const edit = mayChange ? addressOf(section, 'edit', record.id) : undefined
  const hrefs = {
    complete: edit,
    activate: edit,
    checkin: ways.checkin(record),
    sell: ways.sale(record),
    pay: ways.sale(record),
  }
  const icons = { checkin: CheckinIcon, sell: WalletIcon, pay: WalletIcon }
  const shown = waysOf[state.key].flatMap((way): ((tone: 'primary' | 'soft') => ReactNode)[] => {
    if (read_only) return []
    if (way === 'unfreeze') {
      if (!mayChange) return []
      return [
        (tone) => (
          <Button key={way} tone={tone} size="sm" icon={FreezeIcon} onClick={() => setOpen(way)}>
            {t('actions.unfreeze')}
          </Button>
        ),
      ]
    }
    const href = hrefs[way]
    if (!href) return []
    const icon = way === 'complete' || way === 'activate' ? EditIcon : icons[way]
    return [
      (tone) => (
        <ButtonLink key={way} tone={tone} size="sm" icon={icon} href={href}>
          {t(`actions.${way}`)}
        </ButtonLink>
      ),
    ]
  })
  return (
    <>
      {shown.map((show, at) => show(at === 0 ? 'primary' : 'soft'))}
      <ActionMenu
        label={`${t('common:list.actions')}: ${record.fullname}`}
        actions={[
          edit !== undefined && {
            id: 'edit',
            label: t('actions.edit'),
            icon: EditIcon,
            href: edit,
          },
          {
            id: 'print',
            label: t('card.print'),
            icon: PrintIcon,
            onAction: () => setOpen('print'),
          },
          mayChange &&
            !record.mobile_user && {
              id: 'sync',
              label: t('sync.title'),
              icon: LinkIcon,
              disabled: pending,
              onAction: () => void sync(),
            },
        ]}
      />
      {open === 'print' && <CardPaper member={record} close={close} />}
      {open === 'unfreeze' && state.membership && (
        <UnfreezeDialog membership={state.membership.id} close={close} />
      )}
    </>
  )
}
