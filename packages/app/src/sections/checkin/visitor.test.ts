import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const customer = { id: 1, fullname: 'Gʻulomova Oʻgʻiloy', avatar: null }

test('a visit of type 3 is anonymous, with a buyer too; the others have their member', () => {
  expect(visitorOf({ type: 3, customer })).toBe(null)
  expect(visitorOf({ type: 3, customer: null })).toBe(null)
  expect(visitorOf({ type: 1, customer })).toBe(customer)
})
