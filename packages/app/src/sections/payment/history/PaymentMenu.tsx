import { EditIcon, InfoIcon, RemoveIcon, UndoIcon } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../scaffold/list/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { singleKeysAtom } from '../../../scaffold/platform/index.ts'
import { useClub } from '../../../scaffold/session/index.ts'
import { openAtom } from './PaymentDialogs.tsx'
import type { Payment } from '../payment.data.ts'

/** Actions on a payment, as allowed by the server. */
export function PaymentMenu({ row: payment }: { row: Payment }) {
  const { t } = useTranslation('payment')
  const { section } = useRouteContext()
  const { allowed_actions: allowed, payment_status: status } = payment
  const open = useSetAtom(openAtom)
  const isHere = payment.club.id === useClub()
  const single = useAtomValue(singleKeysAtom)
  return (
    <ActionMenu
      label={t('actions.of', { number: payment.invoice_id })}
      actions={[
        isHere &&
          status === 'void' && {
            id: 'whyVoid',
            label: t('actions.voidReason'),
            icon: InfoIcon,
            onAction: () => open({ what: 'whyVoid', payment }),
          },
        isHere &&
          (status === 'refund' || status === 'partial_refund') && {
            id: 'whyRefund',
            label: t('actions.refundReason'),
            icon: InfoIcon,
            onAction: () => open({ what: 'whyRefund', payment }),
          },
        allowed.change && {
          id: 'edit',
          label: t('actions.edit'),
          icon: EditIcon,
          href: addressOf(section, 'edit', payment.id),
        },
        allowed.refund && {
          id: 'refund',
          label: t('actions.refund'),
          icon: UndoIcon,
          keys: single ? 'R' : undefined,
          href: addressOf(section, 'refund', payment.id),
        },
        allowed.void && {
          id: 'void',
          label: t('actions.void'),
          icon: RemoveIcon,
          tone: 'danger',
          onAction: () => open({ what: 'void', payment }),
        },
      ]}
    />
  )
}
