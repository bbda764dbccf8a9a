import { useEffect, useEffectEvent, useState } from 'react'
import { foreseeTail, isPhoneTail } from '../gym/memberSearch.ts'
import { useForesight } from '../scaffold/ahead.ts'

/** Milliseconds that the search waits for the next key. */
const PAUSE = 120

/**
 * The query once nobody types any more. Four digits are a whole question, the end of a phone: they
 * are asked at once, and ahead, as everything is at Enter.
 */
export function useSettled(typed: string) {
  const query = typed.trim()
  const foresight = useForesight()
  const [settled, setSettled] = useState('')
  const foresee = useEffectEvent(() => foreseeTail(foresight, query))
  useEffect(
    function settleQuery() {
      let isCurrent = true
      const settle = () => isCurrent && setSettled(query)
      const foreseen = foresee()
      const timer = isPhoneTail(query) ? void foreseen.then(settle) : setTimeout(settle, PAUSE)
      return () => {
        isCurrent = false
        clearTimeout(timer)
      }
    },
    [query],
  )
  // The end of a phone does not wait for a pause.
  const flush = () => isPhoneTail(query) || setSettled(query)
  return { query, asked: settled, isAhead: settled !== query, flush }
}

export type Settled = ReturnType<typeof useSettled>
