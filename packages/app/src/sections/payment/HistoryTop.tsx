import { Card, FactList, formatMoney, Money, Stack, UndoIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Answer } from '../../scaffold/contract.ts'
import { useForeseen } from '../../scaffold/foreseen.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { useScreenKey } from '../../scaffold/screenKeys.ts'
import { addressOf } from '../../scaffold/section.ts'
import { useCan, useWho } from '../../scaffold/who.ts'
import { OpenOnline } from './OpenOnline.tsx'
import { PaymentDialogs } from './PaymentDialogs.tsx'
import { useFocusedPayment } from './useFocusedPayment.ts'

type History = Answer<'/management/payment-list/', 'get'>

interface HistoryTopProps {
  answer: History
  rows: readonly History['results'][number][]
}

/**
 * Totals of all payments that match the filters, not only the loaded ones; also mounts the dialogs
 * of the rows.
 */
export function HistoryTop({ answer, rows }: HistoryTopProps) {
  const { t } = useTranslation(['payment', 'gym'])
  const { currency } = useWho()
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
  const { section } = usePlace()
  const [query] = useSearchParams()
  const can = useCan()
  const focused = useFocusedPayment()
  const likely =
    rows.find(({ invoice_id }) => String(invoice_id) === query.get('q')?.trim()) ??
    (total === 1 ? rows[0] : undefined)
  useForeseen(likely?.may.refund ? addressOf(section, 'refund', likely.id) : undefined)
  const run = () => {
    const at = focused()
    const found = rows.find(({ id }) => String(id) === at) ?? likely
    if (!found) notify(t('actions.chooseFirst'))
    else if (!found.may.refund) notify(t('actions.notRefundable'))
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
