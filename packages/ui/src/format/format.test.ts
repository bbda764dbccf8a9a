import { expect, test } from 'vitest'
import {
  fill,
  formatCompact,
  formatDate,
  formatDuration,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  inZone,
  initials,
  toMoment,
  weekdayOf,
} from './index.ts'

const nbsp = '\u00a0'
const spaced = (text: string) => text.replaceAll(' ', nbsp)

test('thousands are separated by no-break spaces and the minus is U+2212', () => {
  expect(formatNumber(0)).toBe('0')
  expect(formatNumber(999)).toBe('999')
  expect(formatNumber(1_234_567)).toBe(spaced('1 234 567'))
  expect(formatNumber(-80_000)).toBe(spaced('\u221280 000'))
})

test('money has its label after it and a plus only where asked', () => {
  expect(formatMoney(1_000_000_000_000, 'UZS')).toBe(spaced('1 000 000 000 000 UZS'))
  expect(formatMoney(250_000, undefined, { sign: true })).toBe(spaced('+250 000'))
  expect(formatMoney(0, 'KGS', { sign: true })).toBe(spaced('0 KGS'))
  expect(formatMoney(-5, 'KGS', { sign: true })).toBe(spaced('\u22125 KGS'))
})

test('large sums are shortened, small ones are not', () => {
  const words = { million: 'mln', billion: 'mlrd' }
  expect(formatCompact(640_000, words)).toBe(spaced('640 000'))
  expect(formatCompact(13_000_000, words)).toBe(spaced('13 mln'))
  expect(formatCompact(3_240_000, words)).toBe(spaced('3,2 mln'))
  expect(formatCompact(-3_200_000_000, words)).toBe(spaced('\u22123,2 mlrd'))
  expect(formatCompact(999_960_000, words)).toBe(spaced('1 mlrd'))
})

test('phones are written as people write them, others stay', () => {
  expect(formatPhone('+998901234567')).toBe('(+998) 90 123-45-67')
  expect(formatPhone('+996555123456')).toBe('(+996) 555 123-456')
  expect(formatPhone('+79161234567')).toBe('+79161234567')
})

test('days and moments are written the same in every language', () => {
  expect(formatDate('2026-03-02')).toBe('02/03/2026')
  expect(formatMoment('2026-03-11T20:30:00Z', 'Asia/Tashkent')).toBe('12/03/2026, 01:30')
  expect(formatTime('2026-03-11T18:05:00Z', 'Asia/Bishkek')).toBe('00:05')
})

test('a moment is shown by the clocks of its zone, also on the day on which they change', () => {
  const zone = 'America/New_York'
  const shown = (moment: string) => formatMoment(moment, zone)
  expect(shown('2026-03-08T06:59:00Z')).toBe('08/03/2026, 01:59')
  expect(shown('2026-03-08T07:00:00Z')).toBe('08/03/2026, 03:00')
  expect(shown('2026-03-08T04:30:00Z')).toBe('07/03/2026, 23:30')
  expect(shown('2026-11-01T05:59:00Z')).toBe('01/11/2026, 01:59')
  expect(shown('2026-11-01T06:01:00Z')).toBe('01/11/2026, 01:01')
  expect(inZone('2026-12-31T19:00:00Z', 'Asia/Tashkent')).toEqual({
    day: '2027-01-01',
    time: '00:00',
  })
  expect(inZone('2026-12-31T18:15:00+00:00', 'Asia/Kathmandu').time).toBe('00:00')
})

test('moments come as texts, dates and milliseconds', () => {
  const moment = '2026-11-21T09:05:00.000Z'
  const forms = [moment, new Date(moment), Date.parse(moment), '2026-11-21T14:05:00+05:00']
  for (const form of forms) expect(formatTime(form, 'Asia/Tashkent')).toBe('14:05')
  expect(toMoment(Date.parse(moment))).toBe(moment)
})

test('a text that is no day is left as it is', () => {
  for (const text of ['', 'soon', '2026-02-30']) expect(formatDate(text)).toBe(text)
  expect(formatDate('2026-03-02T10:00:00Z')).toBe('02/03/2026')
})

test('durations are minutes, hours or both', () => {
  const words = { minutes: 'min', hours: 'h' }
  expect(formatDuration(45, words)).toBe('45 min')
  expect(formatDuration(60, words)).toBe('1 h')
  expect(formatDuration(90, words)).toBe('1 h 30 min')
})

test('initials keep letters of two signs whole, however the apostrophe is typed', () => {
  expect(initials('Gʻulomova Oʻgʻiloy')).toBe('GʻOʻ')
  expect(initials("O'ktam G’ulomov")).toBe('OʻGʻ')
  expect(initials('Shahnoza Choriyeva')).toBe('ShCh')
  expect(initials('  Қодиров  Ғайрат Ҳамидович ')).toBe('ҚҒ')
  expect(initials('')).toBe('')
})

test('values go to their places and unknown places stay', () => {
  expect(fill('{{from}}–{{to}} / {{total}}', { from: 1, to: 10 })).toBe('1–10 / {{total}}')
})

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
})
