import { expect, test } from 'vitest'
import { termOf } from './term.ts'

const plan = {
  start_date: '2026-11-11',
  end_date: '2027-01-03',
  freeze_start_date: null,
  freeze_end_date: null,
}
const drawn = (...given: Parameters<typeof termOf>) =>
  termOf(...given).parts.flatMap(({ kind, days }) => (days > 0 ? [`${kind} ${days}`] : []))

test('a running membership has days behind it and days left, the last day included', () => {
  expect(drawn(plan, '2026-11-13')).toEqual(['run 2', 'left 52'])
  expect(termOf(plan, '2026-11-13')).toMatchObject({ total: 54, left: 52, frozen: 0 })
  expect(termOf(plan, '2027-01-03').left).toBe(1)
})

test('one that starts later is all left, one that ended is all behind', () => {
  expect(drawn(plan, '2026-10-01')).toEqual(['left 54'])
  expect(drawn(plan, '2027-02-01')).toEqual(['run 54'])
})

test('a freeze stands between, and its days do not count', () => {
  const frozen = { ...plan, freeze_start_date: '2026-11-13', freeze_end_date: '2026-12-07' }
  expect(drawn(frozen, '2026-11-20')).toEqual(['run 2', 'pause 24', 'left 28'])
  expect(termOf(frozen, '2026-11-20')).toMatchObject({ left: 28, frozen: 24 })
})

test('a freeze that is to come leaves days before it', () => {
  const comes = { ...plan, freeze_start_date: '2026-12-01', freeze_end_date: '2026-12-08' }
  expect(drawn(comes, '2026-11-21')).toEqual(['run 10', 'left 10', 'pause 7', 'left 27'])
})
