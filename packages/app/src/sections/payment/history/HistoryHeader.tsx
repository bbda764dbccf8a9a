import { Card, FactList, formatMoney, Money, Stack, UndoIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '../../../scaffold/api/index.ts'
import { addressOf, usePrefetchRoute, useRouteContext } from '../../../scaffold/routing/index.ts'
import { useScreenKey } from '../../../scaffold/platform/index.ts'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { OpenOnline } from '../online/OpenOnline.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'
import { useFocusedPayment } from './useFocusedPayment.ts'

type History = ResponseOf<'/management/payment-list/', 'get'>

interface HistoryTopProps {
  answer: History
  rows: readonly History['results'][number][]
}

/**
 * Totals of all payments that match the filters, not only the loaded ones; also mounts the dialogs
 * of the rows.
 */
export function HistoryHeader({ answer, rows }: HistoryTopProps) {
  const { t } = useTranslation(['payment', 'gym'])
  const { currency } = useCurrentUser()
  const { total, returned, by_method } = answer.totals
  useRefundKey(rows, answer.total_count)
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <>
      <OpenOnline />
      <Card
        facts={
          <FactList
            layout="tiles"
            facts={[
              { label: t('totals.total'), value: sum(total) },
              ...(returned > 0
                ? [
                    { label: t('totals.returned'), value: sum(-returned) },
                    { label: t('totals.left'), value: sum(total - returned) },
                  ]
                : []),
              ...by_method.map((each) => ({
                label: t(`gym:method.${each.payment_method}`),
                value: (
                  <Stack gap="tight">
                    {sum(each.amount - each.returned)}
                    {each.returned > 0 && (
                      <small>
                        {t('totals.back', { sum: formatMoney(each.returned, currency) })}
                      </small>
                    )}
                  </Stack>
                ),
              })),
            ]}
          />
        }
      />
      <PaymentDialogs />
    </>
  )
}

/**
 * Registers R: refunds the focused payment, else the one whose invoice number was searched, else
 * the only result.
 */
function useRefundKey(rows: HistoryTopProps['rows'], total: number) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const notify = useSnackbar()
  const { section } = useRouteContext()
  const [query] = useSearchParams()
  const can = useCan()
  const focused = useFocusedPayment()
  const likely =
    rows.find(({ invoice_id }) => String(invoice_id) === query.get('q')?.trim()) ??
    (total === 1 ? rows[0] : undefined)
  usePrefetchRoute(
    likely?.allowed_actions.refund ? addressOf(section, 'refund', likely.id) : undefined,
  )
  const run = () => {
    const at = focused()
    const found = rows.find(({ id }) => String(id) === at) ?? likely
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
