import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumber, groupCard, memberOfCard } from './card.ts'

const member = fc.integer({ min: 1, max: 9_999_999_999 })
const place = fc.integer({ min: 0, max: 12 })

test('a card names its member', () => {
  expect(cardNumber(1)).toBe('2100000000012')
  expect(memberOfCard('2100 000 000 012')).toBe(1)
  fc.assert(
    fc.property(member, (id) => {
      expect(cardNumber(id)).toMatch(/^2\d{12}$/)
      expect(memberOfCard(cardNumber(id))).toBe(id)
      expect(memberOfCard(groupCard(cardNumber(id)))).toBe(id)
    }),
  )
})

test('its number is an EAN-13', () => {
  fc.assert(
    fc.property(member, (id) => {
      const weighed = Array.from(cardNumber(id), (digit, at) => Number(digit) * (at % 2 ? 3 : 1))
      expect(weighed.reduce((sum, each) => sum + each) % 10).toBe(0)
    }),
  )
})

test('returns no member for a wrong check digit', () => {
  fc.assert(
    fc.property(member, place, fc.integer({ min: 1, max: 9 }), (id, at, more) => {
      const digits = Array.from(cardNumber(id))
      digits[at] = String((Number(digits[at]) + more) % 10)
      expect(memberOfCard(digits.join(''))).toBeUndefined()
    }),
  )
})

test('two swapped neighbours match no member, also where they differ by five, which EAN-13 does not detect', () => {
  const swapped = (digits: string, at: number) =>
    `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`
  fc.assert(
    fc.property(member, fc.integer({ min: 0, max: 11 }), (id, at) => {
      const digits = cardNumber(id)
      fc.pre(digits[at] !== digits[at + 1])
      expect(memberOfCard(swapped(digits, at))).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})

test.each(['', '2100000000013', '210000000001', '21000000000120', '998901234567', '4780001234567'])(
  '%j is no card',
  (text) => expect(memberOfCard(text)).toBeUndefined(),
)

test('it is read in groups', () => {
  expect(groupCard('2100000000012')).toBe('2100 000 000 012')
})
