import { atom } from 'jotai'

/** Whether the browser has refused to keep something; false once the person has read that. */
export const storageFailedAtom = atom<boolean | undefined>(undefined)

/** Where text is kept. It never throws: what the browser refuses to keep lives in memory. */
export interface SafeStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** All that begin so. */
  keys(prefix: string): string[]
  /** Removes all keys that begin so. */
  clear(prefix: string): void
}

/**
 * A `Storage` that may be blocked, full or absent. Reads prefer what was written in this page, so
 * that a quota error loses nothing while the page lives; `refused` is told of it.
 */
export function createSafeStorage(storage: () => Storage, refused?: () => void): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => {
    memory.delete(key)
    attempt((kept) => kept.removeItem(key))
  }
  const keys = (prefix: string) => {
    const kept = attempt((storage) => Object.keys(storage)) ?? []
    return [...new Set([...kept, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  }
  return {
    remove,
    keys,
    clear: (prefix) => {
      for (const key of keys(prefix)) remove(key)
    },
    get: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key)) ?? undefined,
    set: (key, value) => {
      const done = attempt((kept) => {
        kept.setItem(key, value)
        return true
      })
      if (done) return void memory.delete(key)
      memory.set(key, value)
      refused?.()
    },
  }
}

/** Reads JSON that an older version or another hand may have written. */
export function readJson<T>(keep: SafeStorage, key: string): T | undefined {
  try {
    return JSON.parse(keep.get(key) ?? '') as T
  } catch {
    return undefined
  }
}
