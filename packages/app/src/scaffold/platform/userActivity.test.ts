import { expect, test } from 'vitest'
import { watchUserActivity } from './userActivity.ts'

test('REL-33 the user is idle from a minute after the last touch on', () => {
  const page = new EventTarget()
  let now = 1000
  const isUserIdle = watchUserActivity(page, () => now)
  const after = (ms: number) => {
    now += ms
    return isUserIdle()
  }
  expect([after(59_999), after(1)]).toEqual([false, true])
  page.dispatchEvent(new Event('keydown'))
  expect([after(59_999), after(1)]).toEqual([false, true])
  page.dispatchEvent(new Event('focus'))
  expect(after(0)).toBe(true)
})
