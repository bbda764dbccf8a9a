import { formatDate, formatNumber, formatPhone, type ReceiptProps, type UiWords } from '@zal/ui'
import type { i18n as I18n, TFunction } from 'i18next'
import type { Language } from '../../i18n/words.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { scheduleText } from '../useScheduleText.ts'

export type Receipt = ResultsOf<'/receipt/', 'post'>
export type Reversal = Receipt['reversals'][number]

/** Content of a slip in a loaded language: of the sale, or of one reversal. */
export function writeReceipt(
  receipt: Receipt,
  { i18n, language, reversal }: { i18n: I18n; language: Language; reversal?: Reversal },
): ReceiptProps {
  const t = i18n.getFixedT(language, ['receipt', 'domain'])
  const { seller, currency, invoice_id: number } = receipt
  const written = reversal ? writeReversal(receipt, t, reversal) : writeSale(receipt, t)
  const { facts, footer = [], ...rest } = written
  return {
    currency,
    seller: seller.name,
    about: [seller.address, seller.phone && formatPhone(seller.phone)].filter(Boolean),
    words: (i18n.getResourceBundle(language, 'ui') as UiWords).receipt,
    facts: [
      { label: t('number'), value: `№ ${number}` },
      ...facts,
      ...(receipt.customer ? [{ label: t('customer'), value: receipt.customer }] : []),
      ...planFacts(receipt, t),
    ],
    ...rest,
    footer: [...footer, receipt.footer[language]].filter(Boolean),
  }
}

type Say = TFunction<('receipt' | 'domain')[]>
type Written = Pick<ReceiptProps, 'facts' | 'lines' | 'totals' | 'methods' | 'stamp' | 'footer'>

function writeSale(receipt: Receipt, t: Say): Written {
  const { payments, payment_status: status } = receipt
  return {
    facts: [
      { label: t('date'), value: formatDate(receipt.payment_date) },
      { label: t('by'), value: receipt.by },
    ],
    lines: linesOf(receipt, t),
    totals: saleTotals(receipt, t),
    methods: payments.length > 0 ? payments.map((part) => partOf(part, t)) : undefined,
    stamp: status === 'void' || status === 'refund' ? status : undefined,
    footer: [t('thanks')],
  }
}

/**
 * Lines of the sale: the membership with its discount, or each service. Discounts of services are
 * among the totals.
 */
function linesOf(receipt: Receipt, t: Say): ReceiptProps['lines'] {
  const { items, discount_amount: off, total } = receipt
  if (items.length === 0) return [{ name: nameOf(receipt, t), discount: off || undefined, total }]
  return items.map(({ service, name, quantity, price, total: sum }) => ({
    name: name ?? t(`domain:service.${service}`),
    count: quantity > 1 ? `${quantity} × ${formatNumber(price)}` : undefined,
    total: sum,
  }))
}

function saleTotals({ subtotal, discount_amount: off, total, returned }: Receipt, t: Say) {
  const discounted = [
    { label: t('subtotal'), amount: subtotal },
    { label: t('discount'), amount: -off },
  ]
  const givenBack = [
    { label: t('returned'), amount: -returned },
    { label: t('left'), amount: total - returned },
  ]
  return [
    ...(off > 0 ? discounted : []),
    { label: t('paid'), amount: total, strong: true },
    ...(returned > 0 ? givenBack : []),
  ]
}

/**
 * Content of a reversal's slip: the returned amount and its methods, which are the sale's or the
 * one of the refund.
 */
function writeReversal(receipt: Receipt, t: Say, reversal: Reversal): Written {
  const { kind, date, payment_method, amount } = reversal
  const ways = payment_method ? [{ payment_method, amount }] : receipt.payments
  return {
    facts: [
      { label: t('soldOn'), value: formatDate(receipt.payment_date) },
      { label: t('returnedOn'), value: formatDate(date) },
    ],
    lines: [{ name: nameOf(receipt, t), total: amount }],
    totals: [{ label: t('returned'), amount, strong: true }],
    methods: ways.length > 0 ? ways.map((part) => partOf(part, t)) : undefined,
    stamp: kind === 'void' ? 'void' : 'refund',
    footer: [t('signature')],
  }
}

const nameOf = ({ plan, type }: Receipt, t: Say) => plan ?? t(`domain:subscription.${type}`)

const partOf = ({ payment_method, amount }: Receipt['payments'][number], t: Say) => ({
  label: t(`domain:method.${payment_method}`),
  amount,
})

function planFacts({ period, hours }: Receipt, t: Say) {
  const days = period && [period.start_date, period.end_date].map(formatDate).join(' – ')
  return [
    ...(days ? [{ label: t('period'), value: days }] : []),
    ...(hours
      ? [{ label: t('time'), value: scheduleText(hours, (day) => t(`domain:${day}`)) }]
      : []),
  ]
}
