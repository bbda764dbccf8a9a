import {
  Button,
  Dialog,
  Inline,
  Receipt as Slip,
  SegmentedControl,
  SelectField,
  Skeleton,
  SkeletonText,
  Stack,
  formatDate,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllWords } from '../../i18n/useAllWords.ts'
import { languages, type Language } from '../../i18n/words.ts'
import { mapResult, useApiQuery } from '../../scaffold/query/index.ts'
import { Boundary, CopyButton } from '../../scaffold/feedback/index.ts'
import { writeReceipt } from './receiptText.ts'
import {
  publicAddress,
  ReceiptCode,
  rollOf,
  useReceiptPrint,
  type DeskReceipt,
  type Paper,
} from './useReceiptPrint.tsx'

interface ReceiptDialogProps {
  /** Id of the payment. */
  id: number
  /** Initially shows the slip of the last reversal instead of the sale. @default false */
  reversed?: boolean
  close(): void
}

/** Option id of the sale's slip; reversals have positive ids. */
const sale = 0

/** Print preview of a receipt with a choice of slip, language and paper size. */
export function ReceiptDialog({ id, reversed = false, close }: ReceiptDialogProps) {
  const { t } = useTranslation(['receipt', 'session'])
  const query = useApiQuery(['payment', 'receipt'], '/management/payment/{id}/receipt/', {
    path: { id },
  })
  const receipt = query.data?.results
  const [slip, setSlip] = useState<number>()
  const [language, setLanguage] = useState<Language>()
  const [chosenPaper, setPaper] = useState<Paper>()
  const { print, pending, sheet } = useReceiptPrint(id)
  const last = reversed ? receipt?.reversals.at(-1)?.id : undefined
  const chosen = slip ?? last ?? sale
  const reversal = receipt?.reversals.find((each) => each.id === chosen)
  const times = receipt?.prints.find((each) => each.reversal === (reversal?.id ?? null))?.times ?? 0
  const spoken = language ?? receipt?.language
  const roll = receipt ? rollOf(receipt) : 'roll80'
  const paper = chosenPaper ?? roll
  return (
    <Dialog
      open
      title={receipt ? t('of', { number: receipt.invoice_id }) : t('title')}
      description={times > 0 ? t('printed', { count: times }) : undefined}
      onClose={close}
      actions={
        <>
          {receipt?.token && (
            <CopyButton text={publicAddress(receipt.token)}>{t('copyLink')}</CopyButton>
          )}
          <Button
            autoFocus
            disabled={!receipt}
            pending={pending}
            onClick={() => void print({ language: spoken, paper, reversal })}
          >
            {t(times > 0 ? 'printCopy' : 'print')}
          </Button>
        </>
      }
    >
      <Boundary query={mapResult(query, receipt)} skeleton={<SkeletonText lines={12} />}>
        {(found) => (
          <Stack>
            {found.reversals.length > 0 && (
              <SelectField
                label={t('slip')}
                options={[{ id: sale, label: t('slips.sale') }, ...slipsOf(found)]}
                value={chosen}
                onChange={(next) => setSlip(next ?? sale)}
              />
            )}
            <Inline wrap>
              <SegmentedControl
                label={t('language')}
                segments={languages.map((each) => ({
                  id: each,
                  label: t(`session:languages.${each}`),
                }))}
                value={spoken ?? 'uz'}
                onChange={setLanguage}
              />
              <SegmentedControl
                label={t('paper')}
                segments={[roll, 'a4' as const].map((each) => ({
                  id: each,
                  label: t(`papers.${each}`),
                }))}
                value={paper}
                onChange={setPaper}
              />
            </Inline>
            <Preview
              receipt={found}
              reversal={reversal}
              language={spoken ?? found.language}
              paper={paper}
              copy={times > 0}
            />
          </Stack>
        )}
      </Boundary>
      {sheet}
    </Dialog>
  )

  function slipsOf({ reversals }: DeskReceipt) {
    return reversals.map((each) => ({
      id: each.id,
      label: t(each.kind === 'void' ? 'slips.void' : 'slips.refund', {
        date: formatDate(each.date),
      }),
    }))
  }
}

interface PreviewProps {
  receipt: DeskReceipt
  reversal: DeskReceipt['reversals'][number] | undefined
  language: Language
  paper: Paper
  copy: boolean
}

/** The slip, once the translations of its language are loaded. */
function Preview({ receipt, reversal, language, paper, copy }: PreviewProps) {
  const { i18n } = useTranslation()
  const learnt = useAllWords(language)
  if (!learnt) return <Skeleton />
  const label = i18n.getFixedT(learnt, 'receipt')('code')
  return (
    <Slip
      {...writeReceipt(receipt, { i18n, language: learnt, reversal })}
      paper={paper}
      copy={copy}
      code={receipt.token && <ReceiptCode token={receipt.token} label={label} />}
    />
  )
}
