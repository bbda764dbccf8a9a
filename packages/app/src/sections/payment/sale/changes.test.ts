import { describe, expect, test } from 'vitest'
import {
  newItem,
  noDiscount,
  withCustomer,
  withItems,
  withLocation,
  withoutPast,
  withPlan,
  withType,
} from './changes.ts'
import type { ClassTime } from '../payment.data.ts'
import type { Sale } from './sale.types.ts'

const block = (id: number, left: number | null): ClassTime => ({
  id,
  start_time: '09:00',
  end_time: '10:00',
  week_days: [1, 3, 5],
  staffs: [],
  room: null,
  slot: left === null ? null : 10,
  remaining_slots: left,
})
const pilates = { id: 3, name: 'Pilates', price: 480_000, days: 30 }
const sale: Sale = {
  customer: { id: 1, fullname: 'Yusupov Jasur' },
  type: 2,
  plan: { ...pilates, times: [block(7, 3)] },
  time: 7,
  location: 2,
  discount: { kind: 'amount', value: 5 },
  discount_reason: 'Doimiy mijoz',
  payment_date: '2026-03-01',
  payments: [{ method: 1, amount: 5 }],
  start_date: '2026-03-20',
  named: null,
  items: [newItem()],
  check_in: true,
}
const by = { club: 1, method: 3 }

describe('fields cleared by a change', () => {
  test('another member: kind, plan, place, time and start', () => {
    const now = { ...sale, ...withCustomer({ id: 2, fullname: 'Rahimov Sanʼat' }) }
    expect(now).toMatchObject({ type: 1, plan: null, location: null, time: null, start_date: '' })
    expect(now.customer?.id).toBe(2)
  })

  test('another kind: plan, place, time and start', () => {
    const now = { ...sale, ...withType(1) }
    expect(now).toMatchObject({ type: 1, plan: null, location: null, time: null, start_date: '' })
    expect(now.customer).toBe(sale.customer)
  })

  test('a member named after the services clears nothing', () => {
    const items = [newItem(60_000)]
    const guest: Sale = { ...sale, type: 3, customer: null, items }
    const named = { ...guest, ...withCustomer({ id: 2, fullname: 'Rahimov Sanʼat' }, guest) }
    expect(named).toMatchObject({ type: 3, items, customer: { id: 2 } })
    const another = { ...named, ...withCustomer({ id: 3, fullname: 'X' }, named) }
    expect(another).toMatchObject({ type: 1, items: [newItem()] })
  })

  test('another plan: day of the payment, start, discount and sums', () => {
    expect(withPlan(sale, { ...pilates, times: [block(8, 1), block(9, 1)] }, by)).toMatchObject({
      time: null,
      location: 2,
      payment_date: null,
      start_date: '',
      payments: [{ method: 1, amount: 480_000 }],
      discount: noDiscount,
      discount_reason: '',
    })
  })

  test('another plan of a payment entered again keeps its day and its reason', () => {
    const again = { ...sale, day: '2026-03-01', date_reason: 'Terminal ishlamadi' }
    expect(withPlan(again, pilates, by)).toMatchObject({
      payment_date: '2026-03-01',
      date_reason: 'Terminal ishlamadi',
    })
  })

  test('another club clears plans sold only by the previous one', () => {
    const own: Sale = { ...sale, type: 1, plan: pilates, time: null }
    expect(withLocation(own, 3, by)).toMatchObject({ location: 3, plan: null, start_date: '' })
    const wide = { ...own, plan: { ...pilates, is_global: true } }
    expect(withLocation(wide, 3, by)).toEqual({ location: 3 })
  })

  test.each([
    ['the only block is chosen', [block(8, 1)], 8],
    ['the only block without limit is chosen', [block(8, null)], 8],
    ['a full block is not', [block(8, 0)], null],
    ['nor one of two', [block(8, 1), block(9, 0)], null],
  ])('%s', (_, times, time) => {
    expect(withPlan(sale, { ...pilates, times }, by).time).toBe(time)
  })
})

test('a sale that was left overnight: a start that has passed', () => {
  expect(withoutPast(sale, '2026-03-20').start_date).toBe('2026-03-20')
  expect(withoutPast(sale, '2026-03-21').start_date).toBe('')
})

describe('services for one time', () => {
  test('are to be paid as a whole once they have a price, and stay as they were split after that', () => {
    const priced = withItems({ ...sale, type: 3 }, [{ ...newItem(60_000), quantity: 2 }], 3)
    expect(priced.payments).toMatchObject([{ method: 1, amount: 120_000 }])
    const again = withItems({ ...sale, ...priced }, [newItem(50_000)], 3)
    expect(again).not.toHaveProperty('payments')
  })
})
