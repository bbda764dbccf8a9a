import { longestNumber, parseWhole } from './number.ts'

/**
 * A whole sum out of any writing: "300 000", "300,000.00", "1.200.000 so‘m", "300k", "1,5 mln".
 * Fractions are dropped, since UZS and KGS are counted whole.
 * @returns null where no digit is left.
 */
export function parseMoney(text: string): number | null {
  const [, number = text, word = ''] = /^([\d\s.,'’]+?)\s*(\p{L}*)\.?\s*$/u.exec(text.trim()) ?? []
  const times = multiples[word.toLowerCase()]
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

/** The last separator starts a fraction if one or two digits follow it: "300 000,00", "1.200,5". */
const withoutFraction = (text: string) => text.replace(/[.,]\d{0,2}\s*$/, '')

const decimal = (text: string) => {
  const [, whole = text, fraction = ''] = /^(.*)[.,](\d{1,2})\s*$/.exec(text) ?? []
  return `${whole.replace(/\D/g, '')}.${fraction || '0'}`
}
