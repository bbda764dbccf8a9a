import { atom } from 'jotai'

/** Whether the browser refused to store data; false once the user has dismissed the notice. */
export const storageFailedAtom = atom<boolean | undefined>(undefined)

/** Key-value storage of text. Never throws: data that the browser refuses is kept in memory. */
export interface SafeStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys with the prefix. */
  keys(prefix: string): string[]
  /** Removes all keys with the prefix. */
  clear(prefix: string): void
}

/**
 * Wraps a `Storage` that may be blocked, full or missing. Reads prefer the values written in this
 * page, so that a quota error loses nothing until it is closed; `refused` is called on a failed
 * write.
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
    attempt((browser) => browser.removeItem(key))
  }
  const keys = (prefix: string) => {
    const stored = attempt((storage) => Object.keys(storage)) ?? []
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  }
  return {
    remove,
    keys,
    clear: (prefix) => {
      for (const key of keys(prefix)) remove(key)
    },
    get: (key) => memory.get(key) ?? attempt((browser) => browser.getItem(key)) ?? undefined,
    set: (key, value) => {
      const done = attempt((browser) => {
        browser.setItem(key, value)
        return true
      })
      if (done) return void memory.delete(key)
      memory.set(key, value)
      refused?.()
    },
  }
}

/** Reads JSON; undefined where it is missing or malformed. */
export function readJson<T>(keep: SafeStorage, key: string): T | undefined {
  try {
    return JSON.parse(keep.get(key) ?? '') as T
  } catch {
    return undefined
  }
}
