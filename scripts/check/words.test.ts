import { expect, it } from 'vitest'
import { faults, unknownKeys } from './words.mjs'

const rooms = {
  uz: { title: 'Xonalar', count_one: '{{count}} ta xona', count_other: '{{count}} ta xona' },
  ru: {
    title: 'Залы',
    count_one: 'зал',
    count_few: 'зала',
    count_many: 'залов',
    count_other: 'зала',
  },
  en: { title: 'Rooms', count_one: '{{count}} room', count_other: '{{count}} rooms' },
}

it('finds nothing where the languages agree', () => {
  expect(faults('room', rooms)).toEqual([])
})

it.each([
  [
    'a key that one language lacks',
    { ...rooms, ru: { ...rooms.ru, title: undefined } },
    'is empty',
  ],
  [
    'a key that two languages lack',
    { ...rooms, en: { ...rooms.en, more: 'More' } },
    'missing in uz, ru',
  ],
  [
    'a plural form',
    { ...rooms, ru: { ...rooms.ru, count_few: undefined, count_many: '' } },
    'is empty',
  ],
  ['an empty text', { ...rooms, uz: { ...rooms.uz, title: ' ' } }, 'room:title in uz is empty'],
  ['a straight apostrophe', { ...rooms, uz: { ...rooms.uz, title: "Qo'shish" } }, 'needs ʻ'],
  [
    'other placeholders',
    { ...rooms, en: { ...rooms.en, title: 'Rooms of {{club}}' } },
    'placeholders',
  ],
])('finds %s', (_name, texts, sentence) => {
  expect(faults('room', texts)[0]).toContain(sentence)
})

it('finds plural forms that a language needs', () => {
  const { count_few: _, ...ru } = rooms.ru
  expect(faults('room', { ...rooms, ru })).toEqual([
    'room:count in ru has the forms one, many, other, not one, few, many, other',
  ])
})

it('finds keys and codes that no language has', () => {
  const keys = new Set(['room:title', 'room:options.size.big', 'errors:forbidden'])
  const source = `t('room:title'); t('room:titel'); choice('room:options.size'); fail('forbidden'); fail('room_in_use')`
  expect(unknownKeys([['a.ts', source]], keys)).toEqual([
    'a.ts uses room:titel, which no language has',
    'a.ts uses errors:room_in_use, which no language has',
  ])
})

it('knows a word from a plural form', () => {
  const texts = { too_few: 'x', too_many: 'y' }
  expect(faults('errors', { uz: texts, ru: texts, en: texts })).toEqual([])
})
