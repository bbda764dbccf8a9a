import { Button, Receipt, useSnackbar, type ReceiptProps } from '@zal/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { learn } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/words.ts'
import { useWho } from '../../scaffold/who.ts'
import type { Payment } from './payment.data.ts'
import { useReceipt } from './receipt.ts'

/** Customers read the language of the club's country, whatever the person at the desk reads. */
const spokenIn: Record<'UZB' | 'KGZ', Language> = { UZB: 'uz', KGZ: 'ru' }

/** Sends the slip to the printer. What goes wrong is said; the sale stands. */
export function PrintReceipt({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('payment')
  const { country } = useWho()
  const notify = useSnackbar()
  const write = useReceipt(payment)
  const [receipt, setReceipt] = useState<ReceiptProps>()
  const print = async () => {
    try {
      const language = spokenIn[country]
      await learn(i18n, language)
      // The printer takes what stands in the page at that moment.
      flushSync(() => setReceipt(write(i18n, language)))
      window.print()
    } catch {
      notify({ words: t('done.notPrinted'), tone: 'error' })
    }
  }
  return (
    <>
      <Button tone="ghost" size="sm" onClick={() => void print()}>
        {t('done.print')}
      </Button>
      {receipt && <Receipt {...receipt} paperOnly />}
    </>
  )
}
