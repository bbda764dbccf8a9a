// Member card number: 13 digits computed from the member id, a valid EAN-13 of the in-house range.
// No imports, because server and page share it.

/**
 * Card number of a member: 2, a checksum digit over every second digit of the id, the id in ten
 * digits, the EAN-13 check digit. The latter detects every wrong digit, and swapped neighbours
 * unless they differ by five; those change the second digit.
 */
export function cardNumber(member: number): string {
  const id = String(member).padStart(10, '0')
  const body = `2${sum(id, 0, 1) % 10}${id}`
  return `${body}${(10 - (sum(body, 1, 3) % 10)) % 10}`
}

/** Member id of a card number, ignoring spaces; undefined where the number is invalid. */
export function memberOfCard(text: string): number | undefined {
  const digits = text.replace(/\s/g, '')
  if (!/^2\d{12}$/.test(digits)) return undefined
  const member = Number(digits.slice(2, 12))
  return cardNumber(member) === digits ? member : undefined
}

/** Formats a card number in groups of 4, 3, 3 and 3 digits. */
export const groupCard = (number: string): string =>
  number.replace(/^(.{4})(.{3})(.{3})/, '$1 $2 $3 ')

/** Weighted digit sum: even indices by `even`, odd ones by `odd`. */
const sum = (digits: string, even: number, odd: number) =>
  Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? even : odd)).reduce(
    (all, each) => all + each,
    0,
  )
