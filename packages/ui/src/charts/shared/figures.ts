import { formatCompact, formatMoney, type CurrencyLabel } from '../../format/index.ts'
import { useUi } from '../../theme/index.ts'

/** Number formats of a chart: short on an axis, in full elsewhere. */
export function useFigures(currency?: CurrencyLabel) {
  const { parts } = useUi().words
  return {
    /** "3,2 mln". */
    short: (value: number) => formatCompact(value, parts),
    /** "3 240 000 UZS". */
    full: (value: number) => formatMoney(value, currency),
  }
}

/** 0.256 → "26%". */
export const percent = (share: number) => `${Math.round(share * 100)}%`
