import { addDays, isDay } from '@zal/ui'
import type { Span } from '../../../domain/member/useFreeze.ts'
import type { Membership } from '../member.data.ts'

/** How long: one of the usual lengths, or until a day. */
export const lengths = ['7', '14', '30'] as const
export type Length = (typeof lengths)[number] | 'date'

/** What the dialog holds. */
export interface FreezeDraft {
  length: Length | null
  begins: 'now' | 'date'
  start_date: string
  end_date: string
  /** Undefined while nobody has written. */
  notes: string | undefined
}

export const emptyFreezeDraft: FreezeDraft = {
  length: null,
  begins: 'now',
  start_date: '',
  end_date: '',
  notes: undefined,
}

/** What is filled in: nothing for a new freeze, its days for one that is there. */
export function freezeDraftOf(
  { freeze_start_date, freeze_end_date }: Membership,
  today: string,
): FreezeDraft {
  return {
    length: freeze_end_date ? 'date' : null,
    begins: freeze_start_date && freeze_start_date !== today ? 'date' : 'now',
    start_date: freeze_start_date ?? '',
    end_date: freeze_end_date ?? '',
    notes: undefined,
  }
}

/** The days that are meant. */
export function spanOf({ length, begins, start_date, end_date }: FreezeDraft, today: string): Span {
  const start = begins === 'now' ? today : start_date
  if (!isDay(start)) return {}
  if (length === null) return { start_date: start }
  const end = length === 'date' ? end_date : addDays(start, Number(length))
  return isDay(end) ? { start_date: start, end_date: end } : { start_date: start }
}

export const isWhole = (span: Span): span is Required<Span> =>
  span.start_date !== undefined && span.end_date !== undefined
