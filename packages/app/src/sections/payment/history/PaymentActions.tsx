import { DEPOSIT } from '@zal/api/methods'
import { Button, ButtonLink, InfoIcon, PrintIcon, UndoIcon, VoidIcon } from '@zal/ui'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useReceipt } from '../../../domain/receipt/ReceiptButton.tsx'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useClub } from '../../../scaffold/session/index.ts'
import { openAtom } from './PaymentDialogs.tsx'
import type { Payment } from '../payment.data.ts'

/**
 * Receipt, refund and void of a payment; the reason after them. Where the kind of payment allows
 * neither, a line says so.
 */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'receipt'])
  const { section } = useRouteContext()
  const show = useSetAtom(openAtom)
  const receipt = useReceipt(payment)
  const isHere = payment.club.id === useClub()
  const { id, allowed_actions: allowed, payment_status: status } = payment
  const kind =
    payment.type === 3
      ? 'panel.finalOnce'
      : payment.payments.some((part) => part.payment_method === DEPOSIT)
        ? 'panel.finalDeposit'
        : undefined
  const reason =
    status === 'void'
      ? { label: t('actions.voidReason'), what: 'whyVoid' as const }
      : status === 'refund' || status === 'partial_refund'
        ? { label: t('actions.refundReason'), what: 'whyRefund' as const }
        : undefined
  return (
    <>
      {kind && status === 'paid' && <p>{t(kind)}</p>}
      {receipt && (
        <Button tone="soft" size="sm" icon={PrintIcon} onClick={receipt.show}>
          {t('receipt:title')}
        </Button>
      )}
      {reason && isHere && (
        <Button
          tone="outline"
          size="sm"
          icon={InfoIcon}
          onClick={() => show({ what: reason.what, payment })}
        >
          {reason.label}
        </Button>
      )}
      {allowed.refund && (
        <ButtonLink
          tone="outline"
          size="sm"
          icon={UndoIcon}
          href={addressOf(section, 'refund', id)}
        >
          {t('actions.refund')}
        </ButtonLink>
      )}
      {allowed.void && (
        <Button
          tone="dangerOutline"
          size="sm"
          icon={VoidIcon}
          onClick={() => show({ what: 'void', payment })}
        >
          {t('actions.void')}
        </Button>
      )}
      {receipt?.dialog}
    </>
  )
}
