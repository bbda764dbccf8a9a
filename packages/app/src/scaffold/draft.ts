import { useEffect, useMemo } from 'react'
import { readJson, type Keep } from './storage.ts'
import { useServices } from './services.ts'
import { useOwner } from './who.ts'

const place = (owner: string, form: string) => `zal.draft.${owner}.${form}`
const WRITE_AFTER = 150

/**
 * Persists form values in this tab's storage, for this user and club, until they are saved or
 * discarded; they survive a reload, sleep and an expired session. Without a name nothing is stored.
 *
 * @example
 * const draft = useDraft<Values>('member.new')
 * draft.keep(values)
 */
export function useDraft<Values>(form: string | undefined) {
  const { tab } = useServices()
  const owner = useOwner()
  const draft = useMemo(
    () => (form === undefined ? none : createDraft<Values>(tab, place(owner, form))),
    [tab, owner, form],
  )
  useEffect(
    function keepOnLeaving() {
      addEventListener('pagehide', draft.flush)
      return () => {
        removeEventListener('pagehide', draft.flush)
        draft.flush()
      }
    },
    [draft],
  )
  return draft
}

function createDraft<Values>(tab: Keep, key: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Values | undefined
  const flush = () => {
    clearTimeout(timer)
    if (waiting !== undefined) tab.set(key, JSON.stringify(waiting))
    waiting = undefined
  }
  return {
    flush,
    read: () => readJson<Values>(tab, key),
    /** Debounced, so that typing does not block on storage. */
    keep(values: Values) {
      waiting = values
      clearTimeout(timer)
      timer = setTimeout(flush, WRITE_AFTER)
    },
    forget() {
      waiting = undefined
      clearTimeout(timer)
      tab.remove(key)
    },
  }
}

const none = { flush() {}, read: () => undefined, keep() {}, forget() {} }
