import { expect, test } from 'vitest'
import { mergeById } from './pages.ts'

test('a record that moved to a later page while the list was read stands once, where it was', () => {
  const pages = [[{ id: 3 }, { id: 2 }], [{ id: 2 }, { id: 1 }], []]
  expect(mergeById(pages).map(({ id }) => id)).toEqual([3, 2, 1])
})
