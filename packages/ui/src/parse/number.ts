/** The longest whole number a field takes: twelve digits, a thousand billion. */
export const longestNumber = 12

/** Keeps the digits of any writing. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * A whole number out of any writing; letters and signs are dropped.
 * @returns null where no digit is left.
 */
export function parseWhole(text: string, longest = longestNumber): number | null {
  const digits = digitsOf(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest)
  return digits === '' ? null : Number(digits)
}

/**
 * A whole percent, 0 to 100. More than a hundred is kept as far as it fits ("1000" → 100), so that a
 * slip of the finger cannot give more away than the price.
 * @returns null where no digit is left.
 */
export function parsePercent(text: string): number | null {
  const number = text.trimEnd().replace(/%$/, '').trimEnd()
  const whole = parseWhole(number.replace(/[.,]\d*$/, ''), 4)
  return whole === null ? null : Math.min(whole, 100)
}
