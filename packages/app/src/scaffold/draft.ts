import { useEffect, useMemo } from 'react'
import { readJson, type Keep } from './storage.ts'
import { useServices } from './services.ts'

const place = (form: string) => `zal.draft.${form}`
const WRITE_AFTER = 150

/** What was typed into a form and not saved yet; it lives in this tab until it is saved or discarded. */
export const readDraft = <Values>(tab: Keep, form: string) => readJson<Values>(tab, place(form))

/**
 * Keeps what is typed, so that a reload, a closed laptop or an ended session loses nothing. Undefined
 * forgets it.
 *
 * @example
 * const draft = useDraft<Values>('member.new')
 * draft.keep(values)
 */
export function useDraft<Values>(form: string) {
  const { tab } = useServices()
  const draft = useMemo(() => createDraft<Values>(tab, form), [tab, form])
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

function createDraft<Values>(tab: Keep, form: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Values | undefined
  const flush = () => {
    clearTimeout(timer)
    if (waiting !== undefined) tab.set(place(form), JSON.stringify(waiting))
    waiting = undefined
  }
  return {
    flush,
    read: () => readDraft<Values>(tab, form),
    /** Writing to storage waits for a pause, so that typing stays light. */
    keep(values: Values) {
      waiting = values
      clearTimeout(timer)
      timer = setTimeout(flush, WRITE_AFTER)
    },
    forget() {
      waiting = undefined
      clearTimeout(timer)
      tab.remove(place(form))
    },
  }
}
