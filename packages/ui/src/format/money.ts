const nbsp = '\u00a0'
const minus = '\u2212'

/** 1234567 → "1 234 567" with no-break spaces; minus is U+2212. */
export function formatNumber(value: number): string {
  const digits = Math.abs(Math.trunc(value))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, nbsp)
  return value < 0 ? `${minus}${digits}` : digits
}

/** Count of records: "1 000", or "1 000+" for a lower bound. */
export const formatCount = (count: number, isMinimum: boolean): string =>
  `${formatNumber(count)}${isMinimum ? '+' : ''}`

export type CurrencyLabel = 'UZS' | 'KGS'

/** Whole units with currency: "1 234 567 UZS". `sign` adds a plus to positive amounts. */
export function formatMoney(
  amount: number,
  currency?: CurrencyLabel,
  { sign = false }: { sign?: boolean } = {},
): string {
  const figure = `${sign && amount > 0 ? '+' : ''}${formatNumber(amount)}`
  return currency ? `${figure}${nbsp}${currency}` : figure
}

/** Translations of the compact form. */
export interface CompactWords {
  million: string
  billion: string
}

/** "13 mln", "3,2 mlrd": for charts and tiles that show the full amount elsewhere. */
export function formatCompact(amount: number, words: CompactWords): string {
  const size = Math.abs(amount)
  if (size < 1_000_000) return formatNumber(amount)
  // From here up it would round to "1000 mln".
  const [unit, word] =
    size < 999_500_000 ? [1_000_000, words.million] : [1_000_000_000, words.billion]
  const figure = (size / unit)
    .toFixed(size / unit < 10 ? 1 : 0)
    .replace('.0', '')
    .replace('.', ',')
  return `${amount < 0 ? minus : ''}${figure}${nbsp}${word}`
}
