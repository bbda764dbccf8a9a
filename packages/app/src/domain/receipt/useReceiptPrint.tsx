import { QrCode, Receipt as Slip, useSnackbar, type ReceiptProps } from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { learn } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/words.ts'
import { request, type ResultsOf } from '../../scaffold/api/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { writeReceipt, type Receipt, type Reversal } from './receiptText.ts'

const path = '/management/payment/{id}/receipt/'

export type DeskReceipt = ResultsOf<typeof path, 'get'>
export type Paper = NonNullable<ReceiptProps['paper']>

/** The roll of the club. */
export const rollOf = ({ width }: Pick<Receipt, 'width'>): Paper =>
  width === 58 ? 'roll58' : 'roll80'

interface Wanted {
  /** @default the receipt's customer language */
  language?: Language
  /** @default the roll of the club */
  paper?: Paper
  reversal?: Reversal
}

/**
 * Public URL of a receipt. The token is in the fragment, which is not sent to servers or logged.
 */
export const publicAddress = (token: string) => `${location.origin}/receipt#${token}`

/**
 * Prints a slip after the server has counted the print. Errors show a snackbar; the sale is not
 * affected. `sheet` is the printed element and must be rendered by the caller.
 */
export function useReceiptPrint(payment: number): {
  print(wanted?: Wanted): Promise<void>
  pending: boolean
  sheet: ReactNode
} {
  const { t, i18n } = useTranslation('receipt')
  const { api } = useServices()
  const notify = useSnackbar()
  const [sheet, setSheet] = useState<ReceiptProps>()
  const { send, pending } = useApiMutation('post', path, { touches: ['receipt'] })
  const params = { path: { id: payment } }

  const print = async ({ reversal, ...chosen }: Wanted = {}) => {
    try {
      const { results: receipt } = await request(api, 'get', path, { params })
      const { language = receipt.language, paper = rollOf(receipt) } = chosen
      await learn(i18n, language)
      const body = { reversal: reversal?.id ?? null, language, paper }
      const { nth } = (await send({ params, body })).results
      const label = i18n.getFixedT(language, 'receipt')('code')
      const code = receipt.token && <ReceiptCode token={receipt.token} label={label} />
      const written = writeReceipt(receipt, { i18n, language, reversal })
      // `window.print` prints the current DOM.
      flushSync(() => setSheet({ ...written, paper, copy: nth > 1, code }))
      window.print()
    } catch {
      notify({ words: t('notPrinted'), tone: 'error' })
    }
  }
  return { print, pending, sheet: sheet && <Slip {...sheet} paperOnly /> }
}

/** QR code with the public URL of the receipt. */
export const ReceiptCode = ({ token, label }: { token: string; label: string }) => (
  <QrCode size="sm" text={publicAddress(token)} label={label} />
)
