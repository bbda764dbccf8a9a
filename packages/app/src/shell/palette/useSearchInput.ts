import { useEffect, useRef, useState } from 'react'
import { prefetchPhoneTail, isPrefetched, isPhoneTail } from '../../domain/member/memberSearch.ts'
import { useQueryDeps } from '../../scaffold/query/index.ts'

/** Debounce in ms. */
const PAUSE = 120

/**
 * Search input: the typed text and the debounced query. The query updates at once after a pause
 * before the key, else after the debounce or at Enter. A phone ending of four digits is prefetched
 * from the third.
 */
export function useSearchInput() {
  const deps = useQueryDeps()
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
    const foreseen = prefetchPhoneTail(deps, now)
    if (isPhoneTail(now) ? isPrefetched(deps, now) : rested) settle()
    else if (isPhoneTail(now)) void foreseen.then(() => latest.current === now && settle())
  }
  useEffect(function askNothingMore() {
    return () => clearTimeout(pause.current)
  }, [])
  // A phone ending does not wait for the debounce.
  const flush = () => isPhoneTail(query) || settle()
  return { typed, type, query, asked, isTyping: asked !== query, flush }
}

export type SearchInput = ReturnType<typeof useSearchInput>
