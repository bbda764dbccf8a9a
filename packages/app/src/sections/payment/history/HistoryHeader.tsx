import { UndoIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '../../../scaffold/api/index.ts'
import { addressOf, usePrefetchRoute, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useScreenKey } from '../../../scaffold/platform/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'
import { OpenOnline } from '../online/OpenOnline.tsx'
import { HistorySums } from './HistorySums.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'
import { useFocusedPayment } from './useFocusedPayment.ts'

type History = ResponseOf<'/management/payment-list/', 'get'>

interface HistoryTopProps {
  answer: History
  rows: readonly History['results'][number][]
}

/**
 * Sums of the payments and pending online payments; also mounts the dialogs of the rows and the
 * panel.
 */
export function HistoryHeader({ answer, rows }: HistoryTopProps) {
  useRefundKey(rows, answer.total_count)
  return (
    <>
      <OpenOnline />
      <HistorySums totals={answer.totals} />
      <PaymentDialogs />
    </>
  )
}

/**
 * Registers R: refunds the open payment, else the focused one, else the one whose invoice number was searched, else
 * the only result.
 */
function useRefundKey(rows: HistoryTopProps['rows'], total: number) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const notify = useSnackbar()
  const { section } = useRouteContext()
  const [query] = useSearchParams()
  const can = useCan()
  const open = Number(query.get('open'))
  const focused = useFocusedPayment()
  const likely =
    rows.find(({ invoice_id }) => String(invoice_id) === query.get('q')?.trim()) ??
    (total === 1 ? rows[0] : undefined)
  usePrefetchRoute(
    likely?.allowed_actions.refund ? addressOf(section, 'refund', likely.id) : undefined,
  )
  const run = () => {
    const found = rows.find(({ id }) => id === open) ?? rows[focused()] ?? likely
    if (!found) notify(t('actions.chooseFirst'))
    else if (!found.allowed_actions.refund) notify(t('actions.notRefundable'))
    else void navigate(addressOf(section, 'refund', found.id))
  }
  useScreenKey(
    can('payment', 'list', 'refund') &&
      total > 0 && {
        id: 'refund',
        letter: 'R',
        label: t('actions.refund'),
        icon: UndoIcon,
        run,
      },
  )
}
