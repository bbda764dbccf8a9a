import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPOSIT, methodsIn } from '@zal/api/methods'
import { counted } from '../../test/long.ts'
import { discountOn, hasDiscount, saleLines, sumOf, type Part } from './money.ts'

const RUNS = counted(10_000, 100_000)
const price = fc.integer({ min: 1, max: 1_000_000_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

describe('REL-08 money is whole units, and percents round once', () => {
  it.each([
    [100_005, 10, 10_001],
    [100_004, 10, 10_000],
    [1, 50, 1],
    [1, 49, 0],
    [3, 50, 2],
    [999_999_999_999, 33, 330_000_000_000],
    [1_000_000_000_000, 100, 1_000_000_000_000],
  ])('%i less %i percent takes off %i', (amount, discount_value, expected) => {
    expect(discountOn(amount, { discount_value })).toBe(expected)
  })

  it('takes an absolute discount as it is, and none where none is given', () => {
    expect(discountOn(450_000, { discount_amount: 50_000 })).toBe(50_000)
    expect(discountOn(450_000, { discount_value: null, discount_amount: null })).toBe(0)
    expect(hasDiscount({ discount_value: 0, discount_amount: 0 })).toBe(false)
    expect(hasDiscount({ discount_value: 1 })).toBe(true)
  })

  it(`is half up on the line and never leaves the price, for ${RUNS} lines`, () => {
    fc.assert(
      fc.property(price, percent, (amount, discount_value) => {
        const off = discountOn(amount, { discount_value })
        const exact = (BigInt(amount) * BigInt(discount_value) * 2n + 100n) / 200n
        return Number.isSafeInteger(off) && off >= 0 && off <= amount && BigInt(off) === exact
      }),
      { numRuns: RUNS },
    )
  })

  it(`adds the lines of a cart up to what exact arithmetic says, for ${RUNS} carts`, () => {
    const cart = fc.array(fc.tuple(price, percent), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(cart, (lines) => {
        const total = lines.reduce(
          (sum, [p, d]) => sum + p - discountOn(p, { discount_value: d }),
          0,
        )
        // The remaining price rounds half down, because the discount rounds half up.
        const exact = lines
          .map(([p, d]) => (BigInt(p) * BigInt(100 - d) * 2n + 99n) / 200n)
          .reduce((sum, line) => sum + line, 0n)
        return Number.isSafeInteger(total) && BigInt(total) === exact
      }),
      { numRuns: RUNS },
    )
  })
})

describe('REL-05 every sale is balanced', () => {
  const parts = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      payment_method: fc.constantFrom<Part['payment_method'][]>(1, 2, 3, 4, 5),
    }),
    { maxLength: 3 },
  )

  it('writes lines that sum to 0, at least two of them', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 1_000_000 }), (paid, discount) => {
        const subtotal = sumOf(paid) + discount
        fc.pre(subtotal > 0)
        const lines = saleLines(subtotal, discount, paid, 7)
        return lines.length >= 2 && lines.reduce((sum, line) => sum + line.amount, 0) === 0
      }),
    )
  })

  it('takes a deposit part from the member, and no other part', () => {
    const lines = saleLines(
      500,
      0,
      [
        { amount: 300, payment_method: DEPOSIT },
        { amount: 200, payment_method: 3 },
      ],
      7,
    )
    expect(lines).toEqual([
      { account: 'deposit', amount: 300, member: 7 },
      { account: 'cash', amount: 200 },
      { account: 'membership', amount: -500 },
    ])
  })
})

it('offers online methods in Uzbekistan only', () => {
  expect(methodsIn('KGZ')).toEqual([1, 2, 3, 4, 5])
  expect(methodsIn('UZB')).toContain(6)
})
