import { expect, test } from 'vitest'
import { isMoneyRight } from './rights.ts'
import {
  changesBetween,
  hasRight,
  overridesOf,
  permissionsOf,
  stateOf,
  withState,
} from './rights.ts'

const role = new Set([
  'payment.list',
  'payment.history',
  'payment.list.void',
  'payment.history.void',
])

test('both tabs of payments are granted and taken together', () => {
  const granted = withState({}, 'payment.list.refund', 'granted', false)
  expect(granted).toEqual({ 'payment.list.refund': true, 'payment.history.refund': true })
  const taken = withState(granted, 'payment.list.void', 'taken', true)
  expect(permissionsOf(taken)).toEqual({
    granted: ['payment.list.refund', 'payment.history.refund'],
    taken: ['payment.list.void', 'payment.history.void'],
  })
  expect(withState(taken, 'payment.list.void', 'role', true)).toEqual(granted)
})

test('the state that the role has anyway needs no override', () => {
  expect(withState({}, 'payment.list.void', 'granted', true)).toEqual({})
  expect(withState({}, 'payment.list.refund', 'taken', false)).toEqual({})
})

test('a person has what is granted, and of the role what is not taken', () => {
  const overrides = overridesOf({
    permissions: { granted: ['room.list.change'], taken: ['payment.list.void'] },
  })
  expect(stateOf(overrides, 'room.list.change')).toBe('granted')
  expect(stateOf(overrides, 'payment.list.void')).toBe('taken')
  expect(stateOf(overrides, 'payment.list')).toBe('role')
  expect(hasRight(overrides, role, 'room.list.change')).toBe(true)
  expect(hasRight(overrides, role, 'payment.list.void')).toBe(false)
  expect(hasRight(overrides, role, 'payment.list')).toBe(true)
})

test('a change is a right whose state differs, counted once', () => {
  const after = withState({}, 'payment.list.refund', 'granted', false)
  expect(changesBetween({}, after, ['payment.list.refund', 'room.list'])).toEqual([
    'payment.list.refund',
  ])
})

test.each([
  ['payment.list.refund', true],
  ['payment.history.void', true],
  ['deposit.list.return', true],
  ['payment.list.export', false],
  ['room.list.change', false],
])('%s concerns money: %s', (path, isMoney) => {
  expect(isMoneyRight(path)).toBe(isMoney)
})
