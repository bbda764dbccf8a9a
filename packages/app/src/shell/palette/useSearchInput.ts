import { useEffect, useRef, useState } from 'react'
import { prefetchPhoneTail, isPrefetched, isPhoneTail } from '../../domain/member/memberSearch.ts'
import { useQueryDeps } from '../../scaffold/query/index.ts'

/** Milliseconds from key to key in which somebody types on. */
const PAUSE = 120

/**
 * What is typed into the search, and what of it is asked: at once where the hand rested before the key, else after a
 * pause, or at Enter. Four digits are a whole question, the end of a phone, which is asked from the third.
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
  // The end of a phone does not wait for a pause.
  const flush = () => isPhoneTail(query) || settle()
  return { typed, type, query, asked, isTyping: asked !== query, flush }
}

export type SearchInput = ReturnType<typeof useSearchInput>
