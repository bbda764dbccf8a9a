import { useEffect, useRef, useState } from 'react'
import { isPhoneTail } from '../../domain/member/memberSearch.ts'

/** Debounce in ms. */
const PAUSE = 120

/**
 * Search input: the typed text and the debounced query. The query updates at once after a pause
 * before the key and with the fourth digit of a phone ending, else after the debounce or at Enter.
 */
export function useSearchInput() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const query = typed.trim()

  const type = (text: string) => {
    const now = text.trim()
    const rested = pause.current === undefined
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      pause.current = undefined
      setAsked(now)
    }, PAUSE)
    if (rested || isPhoneTail(now)) setAsked(now)
  }
  useEffect(function askNothingMore() {
    return () => clearTimeout(pause.current)
  }, [])
  const flush = () => setAsked(query)
  return { typed, type, query, asked, isTyping: asked !== query, flush }
}

export type SearchInput = ReturnType<typeof useSearchInput>
