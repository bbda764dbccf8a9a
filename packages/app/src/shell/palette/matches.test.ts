import { expect, test } from 'vitest'
import { matches, startsWith } from './matches.ts'

test.each([
  ['Yangi mijoz', 'mij yangi', true],
  ['Toʻlovlar', "to'lov", true],
  ['Toʻlovlar', 'tolov', true],
  ['Новый клиент', 'КЛИ', true],
  ['Check-ins', 'ins', true],
  ['Rooms', '', true],
  ['Rooms', 'members', false],
  ['Rooms', 'i', false],
  ['Rooms', '%', false],
])('%s fits "%s": %s', (title, query, fits) => {
  expect(matches(title, query)).toBe(fits)
})

test.each(['Аъзолар', 'Aʼzolar', "A'zolar"])('L-07 %s is found in every script', (title) => {
  for (const query of ['Аъзолар', 'azolar', 'аъзо', "a'zo", 'АЗО', 'zolar', 'лар']) {
    expect([query, matches(title, query)]).toEqual([query, true])
  }
  for (const query of ['аъзо', 'azo', 'a’zo']) {
    expect([query, startsWith(title, query)]).toEqual([query, true])
  }
  expect(startsWith(title, 'zolar')).toBe(false)
})

test.each([
  ['Платежи', 'platezhi'],
  ['Toʻlovlar', 'тўлов'],
  ['Toʻlovlar', 'толовлар'],
  ['Mijozlar', 'мижоз'],
  ['Расписание', 'raspis'],
  ['Check-ins', 'ch'],
  ['Чек', 'c'],
  ['Шартнома', 's'],
  ['Новый клиент', 'нов кли'],
])('L-07 %s begins with "%s"', (title, query) => {
  expect(startsWith(title, query)).toBe(true)
})

test('nothing typed begins no title', () => {
  expect(startsWith('Rooms', '')).toBe(false)
  expect(startsWith('Rooms', '%')).toBe(false)
})
