import { expect, test } from 'vitest'
import { mergeById } from './pages.ts'

test('shows a record that moved to a later page during the reading once, in its first position', () => {
  const pages = [[{ id: 3 }, { id: 2 }], [{ id: 2 }, { id: 1 }], []]
  expect(mergeById(pages).map(({ id }) => id)).toEqual([3, 2, 1])
})
