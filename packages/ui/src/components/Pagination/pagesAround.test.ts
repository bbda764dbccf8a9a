import { expect, test } from 'vitest'
import { pagesAround } from './pagesAround.ts'

test('all pages are offered while they fit', () => {
  expect(pagesAround(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pagesAround(1, 1)).toEqual([1])
})

test('the first, the last and the neighbours are offered of many', () => {
  expect(pagesAround(1, 24)).toEqual([1, 2, 3, 4, 5, null, 24])
  expect(pagesAround(12, 24)).toEqual([1, null, 11, 12, 13, null, 24])
  expect(pagesAround(24, 24)).toEqual([1, null, 20, 21, 22, 23, 24])
})

test('there are never more than seven, and the page itself is always among them', () => {
  for (let count = 1; count <= 40; count++) {
    for (let page = 1; page <= count; page++) {
      const offered = pagesAround(page, count)
      expect(offered.length).toBeLessThanOrEqual(7)
      expect(offered).toContain(page)
    }
  }
})
