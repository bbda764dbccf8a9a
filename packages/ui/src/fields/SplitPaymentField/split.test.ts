import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPart,
  enteredIn,
  fillRemainder,
  leaveAmount,
  mostParts,
  type PaymentPart,
  removePart,
  wholePayment,
  writeAmount,
} from './split.ts'

const total = 750_000
const amounts = (parts: PaymentPart[]) => parts.map((part) => part.amount)

test('one part takes the total until its amount is typed', () => {
  expect(amounts(wholePayment(total))).toEqual([750_000])
  expect(amounts(fillRemainder(wholePayment(total), 600_000))).toEqual([600_000])
  expect(amounts(writeAmount(wholePayment(total), 0, 300_000, total))).toEqual([300_000])
})

test('the last part gets the remainder and follows the first', () => {
  const split = addPart(writeAmount(wholePayment(total), 0, 300_000, total), total)
  expect(amounts(split)).toEqual([300_000, 450_000])
  expect(amounts(writeAmount(split, 0, 500_000, total))).toEqual([500_000, 250_000])
  expect(amounts(writeAmount(split, 0, 800_000, total))).toEqual([800_000, null])
})

test('a typed amount is kept', () => {
  const split = addPart(writeAmount(wholePayment(total), 0, 300_000, total), total)
  const typed = writeAmount(split, 1, 400_000, total)
  expect(amounts(writeAmount(typed, 0, 100_000, total))).toEqual([100_000, 400_000])
  expect(enteredIn(typed)).toBe(700_000)
})

test('an emptied last part becomes the remainder again when it is left', () => {
  const split = addPart(writeAmount(wholePayment(total), 0, 300_000, total), total)
  const emptied = writeAmount(split, 1, null, total)
  expect(amounts(emptied)).toEqual([300_000, null])
  expect(amounts(leaveAmount(emptied, 1, total))).toEqual([300_000, 450_000])
  expect(amounts(leaveAmount(writeAmount(split, 0, null, total), 0, total))).toEqual([
    null,
    750_000,
  ])
})

test('a part left alone takes all again and keeps its method', () => {
  const split = addPart(writeAmount(wholePayment(total, 3), 0, 300_000, total), total)
  expect(removePart(split, 1, total)).toEqual([{ method: 3, amount: total }])
})

test('fills no part of an open total, and subtracts a removed part', () => {
  const whole = writeAmount([{ method: 3, amount: null }], 0, 200_000, undefined)
  const added = addPart(whole, undefined)
  expect(amounts(added)).toEqual([200_000, null])
  const split = writeAmount(added, 1, 50_000, undefined)
  expect(enteredIn(split)).toBe(250_000)
  expect(removePart(split, 1, undefined)).toEqual([{ method: 3, amount: 200_000, typed: true }])
  expect(amounts(leaveAmount(writeAmount(split, 1, null, undefined), 1, undefined))).toEqual([
    200_000,
    null,
  ])
})

test('a fixed part that is left alone stays as it is', () => {
  const fixed = { method: 6, amount: 300_000, typed: true, fixed: true }
  expect(removePart([fixed, { method: 3, amount: 450_000 }], 1, total)).toEqual([fixed])
})

test('there are never more than three parts, and untouched parts always sum to the total', () => {
  const step = fc.oneof(
    fc.constant('add' as const),
    fc.nat(2).map((at) => ({ remove: at })),
    fc.record({ at: fc.nat(2), amount: fc.integer({ min: 1, max: total }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const parts = steps.reduce<PaymentPart[]>((now, one) => {
        if (one === 'add') return addPart(now, total)
        if ('remove' in one)
          return now.length > 1 ? removePart(now, one.remove % now.length, total) : now
        return writeAmount(now, one.at % now.length, one.amount, total)
      }, wholePayment(total))
      expect(parts.length).toBeLessThanOrEqual(mostParts)
      const last = parts.at(-1)
      if (last && !last.typed && last.amount !== null) expect(enteredIn(parts)).toBe(total)
    }),
  )
})
