import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test.each([
  ['Yangi mijoz', 'mij yangi', true],
  ['Toʻlovlar', "to'lov", true],
  ['Toʻlovlar', 'tolov', true],
  ['Новый клиент', 'КЛИ', true],
  ['Rooms', '', true],
  ['Rooms', 'members', false],
])('%s fits "%s": %s', (title, query, fits) => {
  expect(matches(title, query)).toBe(fits)
})
