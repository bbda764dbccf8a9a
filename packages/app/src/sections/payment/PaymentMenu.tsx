import {
  EditIcon,
  IconButton,
  InfoIcon,
  Menu,
  MoreIcon,
  RemoveIcon,
  UndoIcon,
  type MenuAction,
} from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../scaffold/place.tsx'
import { singleKeysAtom } from '../../scaffold/singleKeys.ts'
import { addressOf } from '../../scaffold/section.ts'
import { openAtom } from './PaymentDialogs.tsx'
import type { Payment } from './payment.data.ts'

/** What may be done with a payment: only what the server lets. */
export function PaymentMenu({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { section } = usePlace()
  const { may, payment_status: status } = payment
  const open = useSetAtom(openAtom)
  const single = useAtomValue(singleKeysAtom)
  const label = t('actions.of', { number: payment.invoice_id })
  const actions: (MenuAction | false)[] = [
    status === 'void' && {
      id: 'whyVoid',
      label: t('actions.voidReason'),
      icon: InfoIcon,
      onAction: () => open({ what: 'whyVoid', payment }),
    },
    (status === 'refund' || status === 'partial_refund') && {
      id: 'whyRefund',
      label: t('actions.refundReason'),
      icon: InfoIcon,
      onAction: () => open({ what: 'whyRefund', payment }),
    },
    may.change && {
      id: 'edit',
      label: t('actions.edit'),
      icon: EditIcon,
      href: addressOf(section, 'edit', payment.id),
    },
    may.refund && {
      id: 'refund',
      label: t('actions.refund'),
      icon: UndoIcon,
      keys: single ? 'R' : undefined,
      href: addressOf(section, 'refund', payment.id),
    },
    may.void && {
      id: 'void',
      label: t('actions.void'),
      icon: RemoveIcon,
      tone: 'danger',
      onAction: () => open({ what: 'void', payment }),
    },
  ]
  const known = actions.filter((action) => action !== false)
  if (known.length === 0) return null
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={MoreIcon} label={label} size="sm" />}
      groups={[{ actions: known }]}
    />
  )
}
