import { expect, test } from 'vitest'
import { createSafeStorage } from '../platform/index.ts'
import { clearKey, isFinalResponse, isKeyExpired, getOrCreateKey } from './idempotencyKeys.ts'

/** A tab whose storage survives a reload. */
function tab() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { open: () => createSafeStorage(() => storage as unknown as Storage), stored }
}

const DAY = 24 * 60 * 60 * 1000

const ids = () => {
  let count = 0
  return () => `key-${(count += 1)}`
}

test('REL-01 stores the key in the tab before the write is sent', () => {
  const { open, stored } = tab()
  expect(getOrCreateKey({ tab: open(), uuid: ids(), now: () => 0 }, 'room.new')).toBe('key-1')
  expect([...stored.values()].join()).toContain('key-1')
})

test('REL-04 sends the same key after a reload without a response', () => {
  const { open } = tab()
  const uuid = ids()
  const first = getOrCreateKey({ tab: open(), uuid, now: () => 0 }, 'room.new')
  expect(getOrCreateKey({ tab: open(), uuid, now: () => 0 }, 'room.new')).toBe(first)
})

test('after an answer the next write has a key of its own, and so has another form', () => {
  const { open } = tab()
  const uuid = ids()
  const first = getOrCreateKey({ tab: open(), uuid, now: () => 0 }, 'room.new')
  expect(getOrCreateKey({ tab: open(), uuid, now: () => 0 }, 'payment.wizard')).not.toBe(first)
  clearKey(open(), 'room.new')
  expect(getOrCreateKey({ tab: open(), uuid, now: () => 0 }, 'room.new')).not.toBe(first)
})

test('malformed data in the storage is no key', () => {
  const { open } = tab()
  open().set('zal.unanswered.room.new', '{"key":7}')
  expect(getOrCreateKey({ tab: open(), uuid: ids(), now: () => 0 }, 'room.new')).toBe('key-1')
})

test('REL-03 a key that the server may have swept away is none: after six days, and it keeps it for seven', () => {
  const { open } = tab()
  const uuid = ids()
  const at = (now: number) => ({ tab: open(), uuid, now: () => now })
  const first = getOrCreateKey(at(0), 'payment.wizard')
  expect([6 * DAY, 6 * DAY + 1].map((now) => isKeyExpired(at(now), 'payment.wizard'))).toEqual([
    false,
    true,
  ])
  expect(getOrCreateKey(at(6 * DAY), 'payment.wizard')).toBe(first)
  expect(getOrCreateKey(at(6 * DAY + 1), 'payment.wizard')).not.toBe(first)
})

test.each([
  [400, 'validation', true],
  [403, 'forbidden', true],
  [409, 'busy', true],
  [409, 'in_progress', false],
  [422, 'total_mismatch', true],
  [422, 'idempotency_mismatch', false],
  [0, 'network', false],
  [401, 'session_expired', false],
  [408, 'timeout', false],
  [429, 'too_many', false],
  [500, 'unexpected', false],
  [503, 'unavailable', false],
])('REL-04 a refusal %i %s decides: %s', (status, code, decides) => {
  expect(isFinalResponse({ status, code })).toBe(decides)
})
