import { useEffect, useMemo, useState } from 'react'
import { isEqual } from './conflicts.ts'
import { readJson, type Keep } from './storage.ts'
import { useServices } from './services.ts'
import { useOwner } from './who.ts'

const place = (owner: string, form: string) => `zal.draft.${owner}.${form}`
const WRITE_AFTER = 150

/**
 * Keeps what is typed in this tab, for this person and club, until it is saved or discarded, so that a reload,
 * a sleeping laptop or an ended session loses nothing.
 *
 * @example
 * const draft = useDraft<Values>('member.new')
 * draft.keep(values)
 */
export function useDraft<Values>(form: string) {
  const { tab } = useServices()
  const owner = useOwner()
  const draft = useMemo(() => createDraft<Values>(tab, place(owner, form)), [tab, owner, form])
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

/**
 * What a form holds, kept in a draft from the first change on.
 *
 * @param takes whether what was left there belongs to this form: another member, another version does not
 * @example
 * const { values, set, forget } = useKept('deposit.return', { amount: null, reason: '' })
 */
export function useKept<Values extends object>(
  form: string,
  begin: Values,
  takes: (left: Values) => boolean = () => true,
) {
  const draft = useDraft<Values>(form)
  const [left] = useState(() => {
    const found = draft.read()
    return found && takes(found) ? found : undefined
  })
  const [values, setValues] = useState(() => ({ ...begin, ...left }))
  const [isTouched, setTouched] = useState(left !== undefined)
  useEffect(
    function keepDraft() {
      if (isTouched) draft.keep(values)
    },
    [draft, isTouched, values],
  )
  const set = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setTouched(true)
  }
  return {
    values,
    set,
    forget: draft.forget,
    /** Something would be lost. */
    isDirty: !isEqual(values, begin),
  }
}

export type Kept<Values extends object> = ReturnType<typeof useKept<Values>>

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
