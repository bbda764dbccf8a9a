// The number of a member's card, made of the member's id: 13 digits, a valid EAN-13 of the range for in-house use. No
// imports: the server and the page use it.

/**
 * 2, every second digit of the id as one, the id in ten digits, the check digit of EAN-13. That one finds every wrong
 * digit, and neighbours that were swapped unless they differ by five; those change the second digit.
 */
export function cardNumber(member: number): string {
  const id = String(member).padStart(10, '0')
  const body = `2${sum(id, 0, 1) % 10}${id}`
  return `${body}${(10 - (sum(body, 1, 3) % 10)) % 10}`
}

/** Whose card has this number, whatever spaces stand in it; undefined where it is the number of no card. */
export function memberOfCard(text: string): number | undefined {
  const digits = text.replace(/\s/g, '')
  if (!/^2\d{12}$/.test(digits)) return undefined
  const member = Number(digits.slice(2, 12))
  return cardNumber(member) === digits ? member : undefined
}

/** As people read it: 4, 3, 3 and 3 digits. */
export const groupCard = (number: string): string =>
  number.replace(/^(.{4})(.{3})(.{3})/, '$1 $2 $3 ')

/** The digits, those at even places as often as `even` says, the others as `odd` does. */
const sum = (digits: string, even: number, odd: number) =>
  Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? even : odd)).reduce(
    (all, each) => all + each,
    0,
  )
