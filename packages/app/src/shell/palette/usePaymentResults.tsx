import { formatDate, Inline, Money, StatusBadge, WalletIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { paymentTone } from '../../domain/tones.ts'
import { PER_PAGE } from '../../scaffold/list/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { invoiceIn } from './invoice.ts'
import type { SearchInput } from './useSearchInput.ts'
import type { Repeatable } from './useRecentItems.ts'

/** Minimum search length for customer names; an invoice number needs one digit. */
const FROM = 2
const MOST = 4

/** Payments by invoice number, with or without its sign, or by customer. */
export function usePaymentResults({ query, asked: settled, isTyping }: SearchInput) {
  const { t } = useTranslation('domain')
  const { currency } = useCurrentUser()
  const navigate = useNavigate()
  const history = useAddress()('payment', 'history')
  const q = wantedOf(settled)
  const enabled = history !== undefined && q !== undefined
  // The same query as the history's at the URL of a row, so that its data is cached when the row is
  // chosen.
  const result = useApiQuery(
    ['payment', 'member'],
    '/management/payment-list/',
    { query: { q, period: 'all', page: 1, per_page: PER_PAGE } },
    { enabled, keepPrevious: true },
  )
  const found = enabled ? (result.data?.results ?? []) : []
  const rows = found.slice(0, MOST).map((payment): Repeatable => {
    const { id, invoice_id, customer, payment_date, payment_status: status, total } = payment
    const detail = [customer?.fullname, formatDate(payment_date)].filter(Boolean).join(' · ')
    const href = `${history}?q=${invoice_id}&period=all&open=${id}`
    return {
      id: `payment-${id}`,
      title: `№ ${invoice_id}`,
      detail,
      meta: (
        <Inline align="end">
          <Money amount={total} currency={currency} />
          <StatusBadge tone={paymentTone[status]}>{t(`paymentStatus.${status}`)}</StatusBadge>
        </Inline>
      ),
      icon: WalletIcon,
      again: { href, detail },
      onSelect: () => void navigate(href),
    }
  })
  const waits = history !== undefined && wantedOf(query) !== undefined && isTyping
  return { rows, loading: waits || (enabled && (result.loading || result.refreshing)) }
}

/** Search term sent to the server: the number without its sign, else the name. */
const wantedOf = (query: string) =>
  invoiceIn(query)?.number ?? (query.length >= FROM ? query : undefined)
