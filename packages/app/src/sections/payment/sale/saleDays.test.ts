import { describe, expect, test } from 'vitest'
import type { ActiveMembership } from '../payment.data.ts'
import { firstDay, takenDays } from './saleDays.ts'

const today = '2026-03-12'
const membership = (type: 1 | 2, plan: number, days: number, end_date: string) => ({
  id: plan,
  type,
  plan: { id: plan, name: 'X' },
  start_date: '2026-03-01',
  end_date,
  days,
  remaining_days: 5,
  status: 'active' as const,
})
const held: ActiveMembership = {
  state: { key: 'active', date: '2026-03-12', membership: { id: 6, name: 'X' } },
  next_start: '2026-03-31',
  frozen: false,
  balance: 0,
  phone: '+998901234567',
  avatar: null,
  memberships: [
    membership(1, 5, 30, '2026-03-30'),
    membership(1, 6, 1, '2026-03-12'),
    membership(2, 5, 30, '2026-04-10'),
  ],
}
const plan = (id: number, days = 30) => ({ id, name: 'X', price: 1, days })

describe('the days that are taken', () => {
  test('for a package: those of packages, but for one day', () => {
    expect(takenDays(held, { type: 1, plan: plan(9) })).toEqual([
      { from: '2026-03-01', to: '2026-03-30' },
    ])
    expect(firstDay(held, { type: 1, plan: plan(9) }, today)).toBe('2026-03-31')
    expect(takenDays(held, { type: 1, plan: plan(9, 1) })).toEqual([])
  })

  test('for a class: its own, also for one day', () => {
    expect(takenDays(held, { type: 2, plan: plan(5, 1) })).toEqual([
      { from: '2026-03-01', to: '2026-04-10' },
    ])
    expect(firstDay(held, { type: 2, plan: plan(5) }, today)).toBe('2026-04-11')
    expect(takenDays(held, { type: 2, plan: plan(6) })).toEqual([])
    expect(firstDay(held, { type: 2, plan: plan(6) }, today)).toBe(today)
  })
})
