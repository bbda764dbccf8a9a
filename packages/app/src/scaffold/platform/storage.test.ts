import { expect, test, vi } from 'vitest'
import { createSessionStorage } from '../../session/sessionStorage.ts'
import { createSafeStorage, readJson } from './storage.ts'

/** A mock of browser storage; `full` rejects every write. */
function storage(full = false) {
  const stored: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      stored[key] = value
    },
    removeItem: (key: string) => void delete stored[key],
  }
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(stored, name, { value, enumerable: false })
  }
  return stored as unknown as Storage
}

test('T-43 a full storage loses nothing while the page lives', () => {
  const refused = vi.fn<() => void>()
  const keep = createSafeStorage(() => storage(true), refused)
  keep.set('zal.draft', 'Yoga')
  expect(keep.get('zal.draft')).toBe('Yoga')
  expect(refused).toHaveBeenCalledOnce()
  keep.remove('zal.draft')
  expect(keep.get('zal.draft')).toBeUndefined()
})

test('treats invalid JSON as absent', () => {
  const keep = createSafeStorage(() => storage())
  keep.set('zal.draft', '{half')
  expect(readJson(keep, 'zal.draft')).toBeUndefined()
})

test('clears drafts on logout, but not when a session ends', () => {
  const stored = storage()
  const tab = createSafeStorage(() => stored)
  const memory = createSessionStorage(
    createSafeStorage(() => storage()),
    tab,
  )
  memory.setCode('1')
  memory.setClub(3)
  tab.set('zal.draft.7.3.room.new', '{"values":{"name":"Yoga"}}')
  memory.expire()
  expect([memory.code(), memory.club()]).toEqual([undefined, 3])
  expect(tab.get('zal.draft.7.3.room.new')).toContain('Yoga')
  memory.clear()
  expect(memory.club()).toBeUndefined()
  expect(tab.get('zal.draft.7.3.room.new')).toBeUndefined()
})
