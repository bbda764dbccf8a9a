import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { zoneOfBrowser } from '@zal/api'
import { createSafeStorage } from './storage.ts'
import { timeZoneFrom } from './timeZone.ts'

const keep = () =>
  createSafeStorage(() => {
    throw new Error('blocked')
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first visit looks, and remembers', () => {
  const local = keep()
  expect(timeZoneFrom(local)()).toBe(zoneOfBrowser())
  expect(local.get('zone')).toBe(zoneOfBrowser())
})

test('starts with the remembered time zone, and reads the current one after the start', () => {
  const local = keep()
  local.set('zone', 'Asia/Bishkek')
  const zone = timeZoneFrom(local)
  expect(zone()).toBe('Asia/Bishkek')
  vi.runAllTimers()
  expect(zone()).toBe(zoneOfBrowser())
})
