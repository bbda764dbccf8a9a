import { afterEach, expect, test, vi } from 'vitest'
import type { Foresight } from './ahead.ts'
import { fetchScreen, foresee } from './screens.ts'
import { section } from './section.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A section whose list prefetches, and an animation frame that the test triggers. */
function stand() {
  const ahead = vi.fn<() => Promise<void>>(async () => undefined)
  const list = Object.assign(() => null, { ahead })
  const load = vi.fn<() => Promise<{ list: typeof list }>>(async () => ({ list }))
  const tabs = ['list'] as const
  const rooms = section('room', { icon: (() => null) as never, letter: 'R', tabs, screens: load })
  const frame = Promise.withResolvers<void>()
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => void frame.promise.then(then))
  const see = () => foresee([rooms], {} as Foresight, new URL('https://zal.test/room/list'))
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
  for (const tab of rooms.tabs) await fetchScreen(tab)
  const seen = see()
  expect(ahead).toHaveBeenCalledOnce()
  await seen
})
