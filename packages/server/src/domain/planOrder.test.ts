import { expect, test } from 'vitest'
import { inOrderOfChoice } from './planOrder.ts'
import type { EntryPlan } from './verdict.ts'

const fact = (id: number, end_date: string, changes: Partial<EntryPlan> = {}): EntryPlan => ({
  id,
  name: 'Oylik',
  club: 1,
  club_name: 'Chilonzor',
  is_global: false,
  status: 'active',
  end_date,
  frozen_until: null,
  week_days: [],
  start_time: null,
  end_time: null,
  days_left: 20,
  visits_left: null,
  entered_at: null,
  slots_left: null,
  ...changes,
})
const month = { id: 1, type: 1 }
const week = { id: 2, type: 1 }
const pilates = { id: 3, type: 2 }
const facts = [
  fact(1, '2026-12-20'),
  fact(2, '2026-11-27'),
  fact(3, '2026-12-31', { week_days: [6], start_time: '12:30', end_time: '13:30' }),
]
const ids = (weekday: number, time: string) =>
  inOrderOfChoice([month, week, pilates], facts, { weekday, time }).map(({ id }) => id)

test('the class that starts within half an hour comes first, then the soonest end', () => {
  expect(ids(6, '12:00')).toEqual([3, 2, 1])
  expect(ids(6, '12:30')).toEqual([3, 2, 1])
})

test('a class that starts later, has begun or is not of the day waits its turn', () => {
  expect(ids(6, '11:59')).toEqual([2, 1, 3])
  expect(ids(6, '12:31')).toEqual([2, 1, 3])
  expect(ids(5, '12:00')).toEqual([2, 1, 3])
})

test('of two that end together the one sold first is first', () => {
  const same = [fact(1, '2026-12-01'), fact(2, '2026-12-01')]
  const sorted = inOrderOfChoice([week, month], same, { weekday: 6, time: '12:00' })
  expect(sorted).toEqual([month, week])
})
