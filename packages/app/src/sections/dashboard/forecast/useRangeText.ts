import { formatCompact, useUi } from '@zal/ui'
import type { Forecast } from '../dashboard.data.ts'

/** Writes the range of the month's end: "660 mln – 705 mln"; undefined where there is none. */
export function useRangeText() {
  const { parts } = useUi().words
  return ({ low, high }: Pick<Forecast, 'low' | 'high'>) =>
    low === null || high === null
      ? undefined
      : `${formatCompact(low, parts)} – ${formatCompact(high, parts)}`
}
