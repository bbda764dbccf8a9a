import type { Client } from '@zal/api'
import { expect, test } from 'vitest'
import { createQueries } from '../scaffold/queries.ts'
import { foreseeTail, isForeseen, isPhoneTail, memberSearch, searchFor } from './memberSearch.ts'

interface Asked {
  params: { query: { q: string; digits: string } }
}

/** A server that finds one member named like the query; its prefetch endpoint may fail. */
function desk({ refuses = false } = {}) {
  const page = (q: string) => ({
    results: [{ fullname: q }],
    total_count: 1,
    page: 1,
    page_count: 1,
    per_page: 10,
  })
  const asked: string[] = []
  const GET = async (path: string, { params: { query } }: Asked) => {
    asked.push(path.endsWith('/next/') ? `${query.digits}?` : query.q)
    if (!path.endsWith('/next/')) return { data: page(query.q) }
    if (refuses) return { error: { status: 403 } }
    return {
      data: {
        results: '0123456789'.split('').map((digit) => ({ digit, ...page(query.digits + digit) })),
      },
    }
  }
  const foresight = { api: { GET } as unknown as Client, queries: createQueries() }
  const find = async (q: string, is_payment?: 'true') =>
    (await memberSearch.read(foresight, searchFor(q, is_payment))).results.map(
      ({ fullname }) => fullname,
    )
  return { asked, foresight, find }
}

test('four digits are a whole question', () => {
  expect(['4567', '456', '45678', '45a7', ''].map(isPhoneTail)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('what the fourth digit finds is there before it is typed', async () => {
  const { foresight } = desk()
  expect(isForeseen(foresight, '4567')).toBe(false)
  await foreseeTail(foresight, '456')
  await Promise.resolve()
  expect(['4567', '4668'].map((tail) => isForeseen(foresight, tail))).toEqual([true, false])
  expect(isForeseen(foresight, '4567', 'true')).toBe(false)
})

test('the third digit asks for all that the fourth may find', async () => {
  const { asked, foresight, find } = desk()
  await foreseeTail(foresight, '456')
  expect(asked).toEqual(['456?'])
  await foreseeTail(foresight, '4567')
  expect(await find('4567')).toEqual(['4567'])
  expect(await find('4560')).toEqual(['4560'])
  expect(asked).toEqual(['456?'])
})

test('nothing else is prefetched', async () => {
  const { asked, foresight } = desk()
  for (const typed of ['', '45', '45678', '#456', 'Ali', '45a']) await foreseeTail(foresight, typed)
  expect(asked).toEqual([])
})

test('without permission to prefetch the search requests on demand', async () => {
  const { asked, foresight, find } = desk({ refuses: true })
  await foreseeTail(foresight, '4567')
  expect(await find('4567')).toEqual(['4567'])
  expect(asked).toEqual(['456?', '4567'])
})

test('the pickers of payments have answers of their own', async () => {
  const { asked, foresight, find } = desk()
  await foreseeTail(foresight, '456')
  expect(await find('4567', 'true')).toEqual(['4567'])
  expect(asked).toEqual(['456?', '4567'])
})
