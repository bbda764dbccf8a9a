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
 * Parses a percentage as it was typed, also one that is too high or has decimals ("101", "12,5"): the form refuses those,
 * whereas a corrected one would sell at another price than was meant.
 * @returns null where no digit is left.
 */
export function parsePercent(text: string): number | null {
  const typed = percentText(text)
  return /\d/.test(typed) ? Number(typed.replace(',', '.')) : null
}

/** Up to four digits of a text and two decimals, with the separator that was typed. */
export function percentText(text: string): string {
  const typed = text
    .replace(/[^\d.,]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d{4})\d+/, '$1')
  const end = typed.search(/[.,]/) + 1
  if (end === 0) return typed
  const [decimals = ''] = /^\d{0,2}/.exec(typed.slice(end)) ?? []
  return typed.slice(0, end) + decimals
}
