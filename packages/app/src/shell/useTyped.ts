import { useEffect, useRef, useState } from 'react'
import { foreseeTail, isForeseen, isPhoneTail } from '../gym/memberSearch.ts'
import { useForesight } from '../scaffold/ahead.ts'

/** Debounce in ms. */
const PAUSE = 120

/**
 * Search input: the typed text and the debounced query. The query updates at once after a pause
 * before the key, else after the debounce or at Enter. A phone ending of four digits is prefetched
 * from the third.
 */
export function useTyped() {
  const foresight = useForesight()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const latest = useRef('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = typed.trim()

  const settle = () => setAsked(latest.current)
  const type = (text: string) => {
    const now = text.trim()
    const rested = pause.current === undefined
    latest.current = now
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      if (!isPhoneTail(latest.current)) settle()
    }, PAUSE)
    const foreseen = foreseeTail(foresight, now)
    if (isPhoneTail(now) ? isForeseen(foresight, now) : rested) settle()
    else if (isPhoneTail(now)) void foreseen.then(() => latest.current === now && settle())
  }
  useEffect(function askNothingMore() {
    return () => clearTimeout(pause.current)
  }, [])
  // A phone ending does not wait for the debounce.
  const flush = () => isPhoneTail(query) || settle()
  return { typed, type, query, asked, isAhead: asked !== query, flush }
}

export type Typed = ReturnType<typeof useTyped>
