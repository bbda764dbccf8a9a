import { expect, test } from 'vitest'
import { keepIn } from './storage.ts'
import { forgetKey, isDecision, keyOf } from './unanswered.ts'

/** A tab whose storage outlives a reload. */
function tab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { open: () => keepIn(() => storage as unknown as Storage), kept }
}

const ids = () => {
  let count = 0
  return () => `key-${(count += 1)}`
}

test('REL-01 the key is in the tab before the write goes out', () => {
  const { open, kept } = tab()
  expect(keyOf(open(), 'room.new', ids())).toBe('key-1')
  expect([...kept.values()].join()).toContain('key-1')
})

test('REL-04 after a reload without an answer the same key goes out again', () => {
  const { open } = tab()
  const uuid = ids()
  const first = keyOf(open(), 'room.new', uuid)
  expect(keyOf(open(), 'room.new', uuid)).toBe(first)
})

test('after an answer the next write has a key of its own, and so has another form', () => {
  const { open } = tab()
  const uuid = ids()
  const first = keyOf(open(), 'room.new', uuid)
  expect(keyOf(open(), 'payment.wizard', uuid)).not.toBe(first)
  forgetKey(open(), 'room.new')
  expect(keyOf(open(), 'room.new', uuid)).not.toBe(first)
})

test('what somebody else left in the storage is no key', () => {
  const { open } = tab()
  open().set('zal.unanswered.room.new', '{"key":7}')
  expect(keyOf(open(), 'room.new', ids())).toBe('key-1')
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
  expect(isDecision({ status, code })).toBe(decides)
})
