import {
  Button,
  formatMoment,
  formatNumber,
  Receipt,
  useSnackbar,
  type ReceiptProps,
} from '@zal/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useClub, useSession } from '../../../scaffold/session/index.ts'
import type { Report } from './shift.data.ts'

/** Prints the shift report on receipt paper, in the user's language. */
export function PrintReport({ shift }: { shift: Report }) {
  const { t } = useTranslation('shift')
  const notify = useSnackbar()
  const written = useWritten(shift)
  const [paper, setPaper] = useState<ReceiptProps>()
  const print = () => {
    try {
      // `window.print` prints the current DOM.
      flushSync(() => setPaper(written))
      window.print()
    } catch {
      notify({ words: t('report.notPrinted'), tone: 'error' })
    }
  }
  return (
    <>
      <Button tone="soft" size="sm" onClick={print}>
        {t('report.print')}
      </Button>
      {paper && <Receipt {...paper} paperOnly />}
    </>
  )
}

function useWritten(shift: Report): ReceiptProps {
  const { t } = useTranslation(['shift', 'domain'])
  const { auth, clubs, settings } = useSession()
  const id = useClub()
  const club = clubs.find(({ club_id }) => club_id === id)
  const moment = (at: string | null) => (at ? formatMoment(at, settings.zone) : '')
  const { cash, by_method, notes, coins, expected, counted, difference } = shift
  return {
    currency: auth.currency,
    seller: club?.name ?? '',
    about: club && [club.address_line],
    facts: [
      { label: t('report.number'), value: `№ ${shift.id}` },
      { label: t('fields.opened_at'), value: moment(shift.opened_at) },
      { label: t('fields.opened_by'), value: shift.opened_by },
      { label: t('fields.closed_at'), value: moment(shift.closed_at) },
      { label: t('fields.closed_by'), value: shift.closed_by ?? '' },
    ],
    lines: [
      ...cash.map(({ kind, amount }) => ({ name: t(`kind.${kind}`), total: amount })),
      ...notes.map(({ note, count }) => ({
        name: t('count.note', { note: formatNumber(note) }),
        count: `${count} × ${formatNumber(note)}`,
        total: note * count,
      })),
      ...(coins > 0 ? [{ name: t('fields.coins'), total: coins }] : []),
    ],
    totals: [
      { label: t('fields.expected'), amount: expected ?? 0 },
      { label: t('fields.counted'), amount: counted ?? 0 },
      { label: t('fields.difference'), amount: difference ?? 0, strong: true },
    ],
    methods:
      by_method.length > 0
        ? by_method.map(({ payment_method, amount }) => ({
            label: t(`domain:method.${payment_method}`),
            amount,
          }))
        : undefined,
    footer: shift.difference_reason
      ? [`${t('fields.difference_reason')}: ${shift.difference_reason}`]
      : undefined,
  }
}
