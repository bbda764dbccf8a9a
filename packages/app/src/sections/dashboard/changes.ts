import { formatNumber } from '@zal/ui'

/** Tone of a change that is good where it grows. */
export const toneOf = (change: number | null): 'plain' | 'good' | 'bad' =>
  change === null || change === 0 ? 'plain' : change > 0 ? 'good' : 'bad'

/** +5, 0, −2. */
export const signed = (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`

/** +6 %, 0 %, −3 %. */
export const signedPercent = (value: number) => `${signed(value)}\u00a0%`

/** A share in whole percent; 0 of nothing. */
export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part * 100) / whole) : 0

/** Change against the usual in whole percent; null where there is nothing to compare with. */
export const changeOf = (value: number, usual: number | null) =>
  usual !== null && usual > 0 ? Math.round(((value - usual) * 100) / usual) : null
