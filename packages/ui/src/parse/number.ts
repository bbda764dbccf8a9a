/** Maximum digits of a whole number: twelve, just under a trillion. */
export const longestNumber = 12

/** Digits of a text. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Parses a whole number; letters and signs are dropped.
 * @returns null where no digit is left.
 */
export function parseWhole(text: string, longest = longestNumber): number | null {
  const digits = digitsOf(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest)
  return digits === '' ? null : Number(digits)
}

/**
 * Parses a whole percentage from 0 to 100. Larger values are capped ("1000" → 100), so that a typo
 * cannot exceed the price.
 * @returns null where no digit is left.
 */
export function parsePercent(text: string): number | null {
  const number = text.trimEnd().replace(/%$/, '').trimEnd()
  const whole = parseWhole(number.replace(/[.,]\d*$/, ''), 4)
  return whole === null ? null : Math.min(whole, 100)
}
