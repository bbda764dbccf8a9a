import { useEffect, useMemo } from 'react'
import { readJson, type SafeStorage, useServices } from '../platform/index.ts'
import { useStorageScope } from '../session/index.ts'

const place = (owner: string, form: string) => `zal.draft.${owner}.${form}`
const WRITE_AFTER = 150

/**
 * Keeps what is typed in this tab, for this person and club, until it is saved or discarded, so that a reload,
 * a sleeping laptop or an ended session loses nothing. Without a name nothing is kept.
 *
 * @example
 * const draft = useDraft<Values>('member.new')
 * draft.keep(values)
 */
export function useDraft<Values>(form: string | undefined) {
  const { tab } = useServices()
  const owner = useStorageScope()
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

function createDraft<Values>(tab: SafeStorage, key: string) {
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
    /** Writing to storage waits for a pause, so that typing stays light. */
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
