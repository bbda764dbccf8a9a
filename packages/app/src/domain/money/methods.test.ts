import { expect, test } from 'vitest'
import { accountsIn, inOrder } from './methods.ts'

test('methods 6 to 8 are of Uzbekistan only', () => {
  expect(inOrder('UZB').toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(inOrder('KGZ').toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
  expect(accountsIn('KGZ')).toEqual(['cash', 'terminal', 'card', 'transaction', 'deposit'])
  expect(accountsIn('UZB').slice(5)).toEqual(['click', 'payme', 'uzum'])
})
