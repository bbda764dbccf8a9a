import { Button, PrintIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useReceiptPrint } from '../../../../domain/receipt/useReceiptPrint.tsx'
import type { Payment } from '../../payment.data.ts'

/** Prints the receipt in the language of the club's customers. */
export function PrintReceipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { print, pending, sheet } = useReceiptPrint(payment.id)
  return (
    <>
      <Button wide icon={PrintIcon} pending={pending} onClick={() => void print()}>
        {t('done.print')}
      </Button>
      {sheet}
    </>
  )
}
