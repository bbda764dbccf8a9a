import { EditIcon, InfoIcon, RemoveIcon, UndoIcon } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../scaffold/ActionMenu.tsx'
import { usePlace } from '../../scaffold/place.tsx'
import { singleKeysAtom } from '../../scaffold/singleKeys.ts'
import { addressOf } from '../../scaffold/section.ts'
import { openAtom } from './PaymentDialogs.tsx'
import type { Payment } from './payment.data.ts'

/** Actions on a payment, as allowed by the server. */
export function PaymentMenu({ row: payment }: { row: Payment }) {
  const { t } = useTranslation('payment')
  const { section } = usePlace()
  const { may, payment_status: status } = payment
  const open = useSetAtom(openAtom)
  const single = useAtomValue(singleKeysAtom)
  return (
    <ActionMenu
      label={t('actions.of', { number: payment.invoice_id })}
      actions={[
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
      ]}
    />
  )
}
