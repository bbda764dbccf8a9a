import { expect, test } from 'vitest'
import { parsePercent, parseWhole } from './number.ts'

test('keeps the digits of a whole number and drops the rest', () => {
  expect(parseWhole('12')).toBe(12)
  expect(parseWhole('007')).toBe(7)
  expect(parseWhole('1 2a3')).toBe(123)
  expect(parseWhole('')).toBeNull()
  expect(parseWhole('abc')).toBeNull()
  expect(parseWhole('9'.repeat(20))).toBe(999_999_999_999)
})

test('a percent is empty or as it was typed', () => {
  expect(parsePercent('')).toBeNull()
  expect(parsePercent('0')).toBe(0)
  expect(parsePercent('15 %')).toBe(15)
  expect(parsePercent('12,5')).toBe(12.5)
  expect(parsePercent('12.')).toBe(12)
  expect(parsePercent(',')).toBeNull()
  expect(parsePercent('101')).toBe(101)
  expect(parsePercent('100000')).toBe(1000)
})
