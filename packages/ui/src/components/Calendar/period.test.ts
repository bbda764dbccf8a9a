import { expect, test } from 'vitest'
import en from '../../../../../locales/en/ui.json' with { type: 'json' }
import ru from '../../../../../locales/ru/ui.json' with { type: 'json' }
import uz from '../../../../../locales/uz/ui.json' with { type: 'json' }
import { dayName, stepped, titleOf, weeksOf } from './period.ts'

const wordsOf = ({ calendar, fields }: typeof en) => ({ ...calendar, ...fields })

test('a period is named as people write it', () => {
  const day = '2026-03-12'
  expect(titleOf('day', day, wordsOf(uz))).toBe('Payshanba, 12-mart 2026')
  expect(titleOf('week', day, wordsOf(uz))).toBe('9–15-mart 2026')
  expect(titleOf('month', day, wordsOf(ru))).toBe('Март 2026')
  expect(titleOf('week', '2026-03-30', wordsOf(ru))).toBe('30 марта – 5 апреля 2026')
  expect(titleOf('week', '2026-12-31', wordsOf(en))).toBe('28 December – 3 January 2027')
  expect(dayName(day, wordsOf(en))).toBe('Thursday, 12 March')
})

test('a step over months stays inside the month', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28')
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-28')
  expect(stepped('month', '2026-12-12', 1)).toBe('2027-01-12')
  expect(stepped('week', '2026-12-31', 1)).toBe('2027-01-07')
  expect(stepped('groups', '2026-12-31', 1)).toBe('2027-01-01')
})

test('a month is whole weeks from Monday', () => {
  expect(weeksOf('2026-03-12').map((week) => week[0])).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
  ])
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})
