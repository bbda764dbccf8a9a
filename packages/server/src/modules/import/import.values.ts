import { normalisePhone } from '@zal/api/fold'
import { folded, genderWords, throughWords } from './names.ts'

/** Normalises a phone in any common format; undefined where it is invalid. */
export function phoneOf(text: string, country: 'UZB' | 'KGZ'): string | undefined {
  if (!/^['\s]*[+\d(][\d\s().+-]{6,24}$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^00(?=99[68])/, '')
  // National numbers used to have the prefix 8.
  const phone = normalisePhone(digits.replace(/^8(?=\d{9}$)/, ''), country)
  return /^\+99[68]\d{9}$/.test(phone) ? phone : undefined
}

export const emailOf = (text: string): string | undefined =>
  text.length <= 120 && /^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@]{1,10}$/.test(text) ? text : undefined

export const genderOf = (text: string): 0 | 1 | 2 | undefined => genderWords.get(folded(text))

/** The referral option: an exact label of the form, else a known word anywhere in the text. */
export function throughOf(text: string, options: Record<string, string>): number | undefined {
  const name = folded(text)
  const shown = Object.entries(options).find(([, word]) => folded(word) === name)
  const known = Object.entries(throughWords).find(([, words]) =>
    words.some((word) => name.includes(word)),
  )
  const found = shown ?? known
  return found && Number(found[0])
}

/** Serial dates before 1900-03-01 are wrong in Excel itself, and earlier than any member. */
const oldest = 61
const newest = 73_050

/**
 * Parses a day to YYYY-MM-DD: 05/01/2026, 5.1.26, 2026-01-05, with or without a time, or an Excel serial
 * number. Two-digit years are within the last hundred years. Undefined where it is invalid.
 */
export function dayOf(
  text: string,
  { is1904 = false, today = '2099-12-31' }: { is1904?: boolean; today?: string },
): string | undefined {
  const given = text.trim()
  if (/^\d{2,5}(\.\d{1,20})?$/.test(given)) return fromSerial(Math.floor(Number(given)), is1904)
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T\s].{0,20})?$/.exec(given)
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const own = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?:[,\s].{0,20})?(?:\s?[гy]\.?)?$/.exec(
    given,
  )
  if (!own) return undefined
  const [, day, month, year = ''] = own
  return real(
    year.length === 2 ? whole(Number(year), today) : Number(year),
    Number(month),
    Number(day),
  )
}

function whole(year: number, today: string): number {
  const now = Number(today.slice(0, 4))
  const century = Math.floor(now / 100) * 100
  return century + year > now ? century - 100 + year : century + year
}

function fromSerial(days: number, is1904: boolean): string | undefined {
  const counted = is1904 ? days + 1462 : days
  if (counted < oldest || counted > newest) return undefined
  return new Date(Date.UTC(1899, 11, 30 + counted)).toISOString().slice(0, 10)
}

function real(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
