import { businessLimits } from '@zal/api/limits'
import { fail } from '../../core/errors.ts'
import type { Body } from '../../core/operation/context.ts'

/** What is printed on the notes of the country, the largest first. What is smaller is counted as coins. */
export const denominations = {
  UZS: [200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000],
  KGS: [5_000, 2_000, 1_000, 500, 200, 100, 50, 20],
} as const

const { cashReasonLetters, reasonLetters } = businessLimits
/** The contract's largest amount. */
const MOST = 1_000_000_000_000

/** The reason of cash in or out, without spaces around it. */
export function moveReason(given: string): string {
  const reason = given.trim()
  if (reason.length < cashReasonLetters) {
    fail('validation', { fields: { reason: ['too_short', { limit: cashReasonLetters }] } })
  }
  return reason
}

/**
 * What was in the drawer.
 * Errors: 400 where a note does not exist in the country or stands twice, or the sum is beyond all measure.
 */
export function countedIn({ notes, coins }: Body<'closeShift'>, currency: 'UZS' | 'KGS') {
  const known: readonly number[] = denominations[currency]
  for (const [at, { note }] of notes.entries()) {
    const isKnown = known.includes(note)
    if (isKnown && notes.findIndex((each) => each.note === note) === at) continue
    const code = isKnown ? 'note_twice' : 'unknown_note'
    fail('validation', { fields: { [`notes.${at}.note`]: code } })
  }
  const counted = notes.reduce((sum, { note, count }) => sum + note * count, coins)
  if (counted > MOST) fail('validation', { fields: { coins: ['too_large', { limit: MOST }] } })
  return { counted, coins, notes: notes.filter(({ count }) => count > 0) }
}

/**
 * Why the count differs. Nobody is told by how much before the shift is closed: who knows it would count until it fits.
 * Errors: 409 where it differs and no reason is given.
 */
export function differenceReason(difference: number, given?: string | null): string | null {
  if (difference === 0) return null
  const reason = given?.trim() ?? ''
  if (reason.length >= reasonLetters) return reason
  fail('shift_differs', { status: 409, fields: { difference_reason: 'shift_differs' } })
}
