import { digitsOf } from './number.ts'

/** Countries by their API names. */
export type Country = 'UZB' | 'KGZ'

/** Phone prefix of each country. */
export const phonePrefix: Record<Country, string> = { UZB: '+998', KGZ: '+996' }

/** Digits after the prefix, the same in both countries. */
export const phoneLength = 9

/**
 * Parses a phone in any format: "90 123-45-67", "(+998) 90 123 45 67", "998901234567", "8 90
 * 1234567".
 * @returns `'+998901234567'`; shorter while incomplete; `''` without a digit; null for a phone of another country, so that a field never keeps half of a foreign number.
 */
export function parsePhone(text: string, country: Country): string | null {
  const prefix = phonePrefix[country]
  const code = prefix.slice(1)
  const international = /^\(?\s*(\+|00)/.test(text.trimStart())
  let digits = digitsOf(text)
  if (international) digits = digits.replace(/^00/, '')
  if (digits.startsWith(code) && (international || digits.length > phoneLength)) {
    digits = digits.slice(code.length)
  } else if (international && digits !== '') {
    return null
  } else if (digits.length > phoneLength) {
    // The old trunk prefix: 8 90 123-45-67, or 0 555 123-456 in Kyrgyzstan.
    if (/^[08]/.test(digits) && digits.length === phoneLength + 1) digits = digits.slice(1)
    else return null
  }
  if (digits.length > phoneLength) return null
  return digits === '' ? '' : prefix + digits
}

/** National part in groups, also while incomplete: "90 123-45-67", "555 123-456". */
export function writeNational(phone: string, country: Country): string {
  const digits = digitsOf(phone.startsWith('+') ? phone.slice(phonePrefix[country].length) : phone)
  const groups = country === 'UZB' ? [2, 3, 2, 2] : [3, 3, 3]
  let at = 0
  const parts = groups.map((size) => digits.slice(at, (at += size))).filter((part) => part !== '')
  const [first = '', ...rest] = parts
  return rest.length === 0 ? first : `${first} ${rest.join('-')}`
}

/** Whether a phone is complete. */
export const isWholePhone = (phone: string, country: Country) =>
  phone.startsWith(phonePrefix[country]) &&
  digitsOf(phone).length === phonePrefix[country].length - 1 + phoneLength
