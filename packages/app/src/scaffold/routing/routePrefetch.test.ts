import { afterEach, expect, test, vi } from 'vitest'
import type { QueryDeps } from '../query/index.ts'
import { loadScreen, prefetchRoute } from './routePrefetch.ts'
import { section } from './section.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Rooms whose list asks ahead, and a frame that comes when it is told to. */
function stand() {
  const ahead = vi.fn<() => Promise<void>>(async () => undefined)
  const list = Object.assign(() => null, { ahead })
  const load = vi.fn<() => Promise<{ list: typeof list }>>(async () => ({ list }))
  const tabs = ['list'] as const
  const rooms = section('room', { icon: (() => null) as never, letter: 'R', tabs, screens: load })
  const frame = Promise.withResolvers<void>()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => void frame.promise.then(then))
  const see = () => prefetchRoute([rooms], {} as QueryDeps, new URL('https://zal.test/room/list'))
  return { ahead, load, rooms, see, paint: frame.resolve }
}

test('a screen that has yet to come is sent for behind the frame that answers the press', async () => {
  const { ahead, load, see, paint } = stand()
  const seen = see()
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  paint()
  await seen
  expect(load).toHaveBeenCalledOnce()
  expect(ahead).toHaveBeenCalledOnce()
})

test('a screen that is here asks at once', async () => {
  const { ahead, rooms, see } = stand()
  for (const tab of rooms.tabs) await loadScreen(tab)
  const seen = see()
  expect(ahead).toHaveBeenCalledOnce()
  await seen
})
