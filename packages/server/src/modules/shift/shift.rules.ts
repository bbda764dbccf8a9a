import { businessLimits } from '@zal/api/limits'
import { refuse } from '../../core/errors.ts'
import type { Body } from '../../core/context.ts'

/** Banknotes of the currency, the largest first. Smaller values are counted as coins. */
export const denominations = {
  UZS: [200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000],
  KGS: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20],
} as const

const { cashReasonLetters, reasonLetters } = businessLimits
/** The contract's largest amount. */
const MOST = 1_000_000_000_000

/** The trimmed reason of cash in or out. */
export function moveReason(given: string): string {
  const reason = given.trim()
  if (reason.length < cashReasonLetters) {
    refuse('validation', { fields: { reason: ['too_short', { limit: cashReasonLetters }] } })
  }
  return reason
}

/**
 * Sum of the counted cash. Errors: 400 for a banknote that does not exist in the currency or is repeated, or
 * a sum above the maximum.
 */
export function countedIn({ notes, coins }: Body<'closeShift'>, currency: 'UZS' | 'KGS') {
  const known: readonly number[] = denominations[currency]
  for (const [at, { note }] of notes.entries()) {
    const isKnown = known.includes(note)
    if (isKnown && notes.findIndex((each) => each.note === note) === at) continue
    const code = isKnown ? 'note_twice' : 'unknown_note'
    refuse('validation', { fields: { [`notes.${at}.note`]: code } })
  }
  const counted = notes.reduce((sum, { note, count }) => sum + note * count, coins)
  if (counted > MOST) refuse('validation', { fields: { coins: ['too_large', { limit: MOST }] } })
  return { counted, coins, notes: notes.filter(({ count }) => count > 0) }
}

/**
 * The reason of a difference. The difference is not revealed before the shift is closed, so that the count
 * stays blind. Errors: 409 where it differs and no reason is given.
 */
export function differenceReason(difference: number, given?: string | null): string | null {
  if (difference === 0) return null
  const reason = given?.trim() ?? ''
  if (reason.length >= reasonLetters) return reason
  refuse('shift_differs', { status: 409, fields: { difference_reason: 'shift_differs' } })
}
