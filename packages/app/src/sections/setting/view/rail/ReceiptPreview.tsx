import { Card, Receipt, Skeleton } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { rollOf } from '../../../../domain/receipt/useReceiptPrint.tsx'
import { writeReceipt } from '../../../../domain/receipt/receiptText.ts'
import { useAllWords } from '../../../../i18n/useAllWords.ts'
import { languageAtom, useClubChoice, useSettings } from '../../../../scaffold/session/index.ts'
import type { ClubRecord } from '../clubSettings.ts'

/** A made-up receipt with the width and the footer of the club. */
export function ReceiptPreview({ record }: { record: ClubRecord }) {
  const { t, i18n } = useTranslation('setting')
  const club = useClubChoice()
  const { today } = useSettings()
  const language = useAllWords(useAtomValue(languageAtom))
  const { width, footer } = record.receipt
  return (
    <Card title={t('preview.title')} actions={<small>{t(`options.receipt_width.${width}`)}</small>}>
      {language ? (
        <Receipt
          {...writeReceipt(
            {
              ...example,
              seller: {
                name: club?.name ?? '',
                address: '',
                phone: '',
              },
              plan: t('preview.plan'),
              by: t('preview.by'),
              payment_date: today,
              currency: record.currency,
              language,
              width,
              footer,
            },
            { i18n, language },
          )}
          paper={rollOf({ width })}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  )
}

const example = {
  invoice_id: 5181,
  type: 1 as const,
  payment_status: 'paid' as const,
  customer: null,
  period: null,
  hours: null,
  subtotal: 600_000,
  discount_value: 10,
  discount_amount: 60_000,
  total: 540_000,
  returned: 0,
  payments: [{ payment_method: 3 as const, amount: 540_000 }],
  items: [],
  reversals: [],
}
