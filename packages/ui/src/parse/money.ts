import { longestNumber, parseWhole } from './number.ts'

/**
 * Parses a whole amount in any format: "300 000", "300,000.00", "1.200.000 so‘m", "300k", "1,5
 * mln". Fractions are dropped, since UZS and KGS are whole. Linear in the length of the text.
 * @returns null where no digit is left.
 */
export function parseMoney(text: string): number | null {
  const { number, unit } = splitUnit(text)
  const times = multiples[unit.toLowerCase()]
  if (times === undefined) return parseWhole(withoutFraction(number))
  const sum = Math.round(Number(decimal(number)) * times)
  return Number.isNaN(sum) ? null : parseWhole(String(sum), longestNumber)
}

const multiples: Record<string, number> = {
  k: 1e3,
  к: 1e3,
  ming: 1e3,
  минг: 1e3,
  тыс: 1e3,
  mln: 1e6,
  млн: 1e6,
  mlrd: 1e9,
  млрд: 1e9,
}

/**
 * Splits "1,5 mln." into "1,5" and "mln". Each part is matched once from its start, so that the
 * patterns cannot backtrack. Any other text is a number without a unit.
 */
function splitUnit(text: string): { number: string; unit: string } {
  const trimmed = text.trim()
  const [head = ''] = /^[\d\s.,'’]+/.exec(trimmed) ?? []
  const rest = trimmed.slice(head.length)
  const unit = rest.endsWith('.') ? rest.slice(0, -1) : rest
  if (head === '' || !/^\p{L}*$/u.test(unit)) return { number: text, unit: '' }
  // A dot at the very end ends an abbreviation, not a fraction.
  const isClosed = rest === '' && head.length > 1 && head.endsWith('.')
  return { number: (isClosed ? head.slice(0, -1) : head).trimEnd(), unit }
}

/**
 * Drops a fraction: the last separator with at most two digits after it, "300 000,00", "1.200,5".
 */
const withoutFraction = (text: string) => text.trimEnd().replace(/[.,]\d{0,2}$/, '')

const decimal = (text: string) => {
  const written = text.trimEnd()
  const fraction = /[.,](\d{1,2})$/.exec(written)
  const whole = fraction ? written.slice(0, fraction.index) : written
  return `${whole.replace(/\D/g, '')}.${fraction?.[1] ?? '0'}`
}
