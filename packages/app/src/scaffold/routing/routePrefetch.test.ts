import { afterEach, expect, test, vi } from 'vitest'
import type { QueryDeps } from '../query/index.ts'
import { loadScreen, prefetchRoute } from './routePrefetch.ts'
import { section } from './section.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A section whose list prefetches, and an animation frame that the test triggers. */
function stand() {
  const prefetch = vi.fn<() => Promise<void>>(async () => undefined)
  const list = Object.assign(() => null, { prefetch })
  const load = vi.fn<() => Promise<{ list: typeof list }>>(async () => ({ list }))
  const tabs = ['list'] as const
  const rooms = section('room', {
    group: 'catalog',
    icon: (() => null) as never,
    letter: 'R',
    tabs,
    screens: load,
  })
  const frame = Promise.withResolvers<void>()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => void frame.promise.then(then))
  const see = () => prefetchRoute([rooms], {} as QueryDeps, new URL('https://zal.test/room/list'))
  return { prefetch, load, rooms, see, paint: frame.resolve }
}

test('a screen that has yet to come is sent for behind the frame that answers the press', async () => {
  const { prefetch, load, see, paint } = stand()
  const seen = see()
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  paint()
  await seen
  expect(load).toHaveBeenCalledOnce()
  expect(prefetch).toHaveBeenCalledOnce()
})

test('a screen that is here asks at once', async () => {
  const { prefetch, rooms, see } = stand()
  for (const tab of rooms.tabs) await loadScreen(tab)
  const seen = see()
  expect(prefetch).toHaveBeenCalledOnce()
  await seen
})
