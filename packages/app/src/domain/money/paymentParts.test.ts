import { expect, test } from 'vitest'
import { checkParts } from './paymentParts.ts'

const rules = {
  currency: 'UZS' as const,
  translate: ((key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].join(' ')) as never,
}
const cash = { method: 3, amount: 300_000, typed: true }

test('a remainder without a method names its sum', () => {
  expect(
    checkParts([cash, { method: null, amount: 240_000 }], rules, { total: 540_000 })?.parts,
  ).toEqual([undefined, { method: 'domain:parts.methodOfRest 240\u00a0000\u00a0UZS' }])
  expect(checkParts([{ method: null, amount: 540_000 }], rules, { total: 540_000 })?.parts).toEqual(
    [{ method: 'domain:parts.method 540\u00a0000\u00a0UZS' }],
  )
})

test('a method pays once', () => {
  expect(checkParts([cash, { ...cash, amount: 1 }], rules)?.parts[1]).toEqual({
    method: 'domain:parts.twice 1',
  })
  expect(checkParts([cash, { ...cash, method: 2 }], rules)).toBeUndefined()
})

test('the parts make the total, where there is one', () => {
  const sum = (total: number) => checkParts([cash], rules, { total })?.sum
  expect(sum(300_000)).toBeUndefined()
  expect(sum(540_000)).toBe('domain:parts.short 240\u00a0000\u00a0UZS')
  expect(sum(240_000)).toBe('domain:parts.over 60\u00a0000\u00a0UZS')
})

test('the deposit pays only for a member', () => {
  const deposit = [{ method: 5, amount: 1 }]
  expect(checkParts(deposit, rules)).toBeUndefined()
  expect(checkParts(deposit, rules, { deposit: false })?.parts).toHaveLength(1)
})
