import { expect, test } from 'vitest'
import { titleOf } from './titleOf.ts'

test('the title is the column that names the record, wherever it is', () => {
  expect(titleOf([{ phone: 'none' }, { phone: 'line' }, { phone: 'title' }])).toBe(2)
  expect(titleOf([{}, { phone: 'end' }])).toBe(0)
})
