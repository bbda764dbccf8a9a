import { expect, test } from 'vitest'
import { countsOf, recentOf, withLatest, withOneMore } from './recentItems.ts'

const used = (id: string) => ({ id, title: id })

test('UX-01 lists recent choices newest first, without duplicates, five at most', () => {
  const chosen = ['a', 'b', 'c', 'a', 'd', 'e', 'f']
  const kept = chosen.reduce<ReturnType<typeof used>[]>((all, id) => withLatest(all, used(id)), [])
  expect(kept.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('UX-01 lists the most frequent choices first', () => {
  let counts: Record<string, number> = {}
  for (const id of ['sell', 'rooms', 'sell', 'members', 'sell', 'members'])
    counts = withOneMore(countsOf(counts), id)
  expect(countsOf(counts)).toEqual([
    ['sell', 3],
    ['members', 2],
    ['rooms', 1],
  ])
})

test('T-43 malformed stored data is ignored', () => {
  const strange = [null, 4, 'x', {}, { id: 1, title: 'x' }, { id: 'a', title: 'A', href: '//evil' }]
  expect(recentOf(strange)).toEqual([])
  expect(recentOf('no list')).toEqual([])
  expect(recentOf([...strange, { id: 'm', title: 'M', href: '/members/profile/1' }])).toHaveLength(
    1,
  )
  expect(countsOf({ a: 'many', b: 2, c: null })).toEqual([['b', 2]])
  expect(countsOf(null)).toEqual([])
})
