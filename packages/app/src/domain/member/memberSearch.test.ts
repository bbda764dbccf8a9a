import { expect, test } from 'vitest'
import { isPhoneTail } from './memberSearch.ts'

test('four digits are a whole question', () => {
  expect(['4567', '456', '45678', '45a7', ''].map(isPhoneTail)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
