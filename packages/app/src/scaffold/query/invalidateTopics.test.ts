import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { trackMutation, invalidateTopics } from './invalidateTopics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A query about members that takes some milliseconds; `show` mounts an observer. */
function members({ takes = 0 } = {}) {
  const queries = createQueryClient()
  const asked: { stopped: boolean }[] = []
  const options = {
    queryKey: ['members'],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const mine = { stopped: false }
      asked.push(mine)
      signal.addEventListener('abort', () => (mine.stopped = true))
      return new Promise((resolve) => setTimeout(() => resolve(asked.length), takes))
    },
    meta: { topics: ['member'] },
  }
  const show = () => new QueryObserver(queries, options).subscribe(() => {})
  return { queries, asked, show, ahead: () => queries.prefetchQuery(options) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a write and the message of it are answered by one reading', async () => {
  const { queries, asked, show } = members()
  show()
  await pass(1)
  void invalidateTopics(queries, ['member'])
  await pass(60)
  void invalidateTopics(queries, ['member', 'payment'])
  await pass(500)
  expect(asked).toHaveLength(2)
})

test('delays a message that arrives before the response of its write, but not forever', async () => {
  const { queries, asked, show } = members()
  show()
  await pass(1)
  const heard = trackMutation(queries)
  void invalidateTopics(queries, ['member'])
  await pass(400)
  expect(asked).toHaveLength(1)
  void invalidateTopics(queries, ['member'])
  heard()
  await pass(500)
  expect(asked).toHaveLength(2)

  trackMutation(queries)
  void invalidateTopics(queries, ['member'])
  await pass(1200)
  expect(asked).toHaveLength(3)
})

test('refetches queries for messages that arrived later', async () => {
  const { queries, asked, show } = members()
  show()
  await pass(1)
  void invalidateTopics(queries, ['member'])
  await pass(200)
  void invalidateTopics(queries, ['member'])
  await pass(200)
  expect(asked).toHaveLength(3)
})

test('it resolves once the screen has the answer', async () => {
  const { queries, asked, show } = members({ takes: 50 })
  show()
  await pass(60)
  const told = vi.fn<(answer: unknown) => void>()
  void invalidateTopics(queries, ['member']).then(() => told(queries.getQueryData(['members'])))
  await pass(120)
  expect(asked).toHaveLength(2)
  expect(told).not.toHaveBeenCalled()
  await pass(40)
  expect(told).toHaveBeenCalledExactlyOnceWith(2)
})

test('an answer that was under way meanwhile may be from before: it is asked for again', async () => {
  const { queries, asked, show } = members({ takes: 300 })
  show()
  await pass(10)
  void invalidateTopics(queries, ['member'])
  await pass(100)
  expect(asked.map(({ stopped }) => stopped)).toEqual([true, false])
  await pass(300)
  expect(queries.getQueryData(['members'])).toBe(2)
})

test('does not refetch queries requested since then', async () => {
  const { queries, asked, show, ahead } = members({ takes: 300 })
  await Promise.all([ahead(), pass(300)])
  void invalidateTopics(queries, ['member'])
  await pass(20)
  show()
  await pass(500)
  expect(asked.map(({ stopped }) => stopped)).toEqual([false, false])
})

test('an inactive query is refetched when it mounts', async () => {
  const { queries, asked, show, ahead } = members()
  await Promise.all([ahead(), pass(1)])
  void invalidateTopics(queries, ['member'])
  await pass(500)
  expect(asked).toHaveLength(1)
  show()
  await pass(1)
  expect(asked).toHaveLength(2)
})

test('a prefetched response that may be outdated is not kept', async () => {
  const { queries, asked, show, ahead } = members({ takes: 300 })
  void ahead()
  await pass(10)
  void invalidateTopics(queries, ['member'])
  await pass(500)
  expect(queries.getQueryData(['members'])).toBeUndefined()
  show()
  await pass(300)
  expect(asked).toHaveLength(2)
})

test('other topics are left alone, and after a gap everything is read', async () => {
  const { queries, asked, show } = members()
  show()
  await pass(1)
  void invalidateTopics(queries, ['room'])
  await pass(500)
  expect(asked).toHaveLength(1)
  void invalidateTopics(queries)
  await pass(500)
  expect(asked).toHaveLength(2)
})
