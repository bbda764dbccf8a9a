import { addDays, isDay } from '@zal/ui'
import type { Span } from '../../gym/useFreeze.ts'
import type { Membership } from './member.data.ts'

/** Length of a freeze in days, or an end date. */
export const lengths = ['7', '14', '30'] as const
export type Length = (typeof lengths)[number] | 'date'

/** Form values of a freeze. */
export interface FreezeWish {
  length: Length | null
  begins: 'now' | 'date'
  start_date: string
  end_date: string
  /** Undefined until the user types. */
  notes: string | undefined
}

export const noWish: FreezeWish = {
  length: null,
  begins: 'now',
  start_date: '',
  end_date: '',
  notes: undefined,
}

/** Initial values: empty for a new freeze, the current days of an existing one. */
export function wishOf(
  { freeze_start_date, freeze_end_date }: Membership,
  today: string,
): FreezeWish {
  return {
    length: freeze_end_date ? 'date' : null,
    begins: freeze_start_date && freeze_start_date !== today ? 'date' : 'now',
    start_date: freeze_start_date ?? '',
    end_date: freeze_end_date ?? '',
    notes: undefined,
  }
}

/** Days of the freeze; incomplete input leaves them undefined. */
export function spanOf({ length, begins, start_date, end_date }: FreezeWish, today: string): Span {
  const start = begins === 'now' ? today : start_date
  if (!isDay(start)) return {}
  if (length === null) return { start_date: start }
  const end = length === 'date' ? end_date : addDays(start, Number(length))
  return isDay(end) ? { start_date: start, end_date: end } : { start_date: start }
}

export const isWhole = (span: Span): span is Required<Span> =>
  span.start_date !== undefined && span.end_date !== undefined
