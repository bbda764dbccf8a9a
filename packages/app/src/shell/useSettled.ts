import { useEffect, useState } from 'react'
import { isPhoneTail } from '../gym/phoneTail.ts'

/** Milliseconds that the search waits for the next key. */
const PAUSE = 120

/**
 * The query once nobody types any more. Four digits are a whole question, the end of a phone: they
 * are asked at once, as everything is at Enter.
 */
export function useSettled(typed: string) {
  const query = typed.trim()
  const [settled, setSettled] = useState('')
  useEffect(
    function settleQuery() {
      const timer = setTimeout(() => setSettled(query), PAUSE)
      return () => clearTimeout(timer)
    },
    [query],
  )
  const asked = isPhoneTail(query) ? query : settled
  return { query, asked, isAhead: asked !== query, flush: () => setSettled(query) }
}

export type Settled = ReturnType<typeof useSettled>
