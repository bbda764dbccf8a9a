import { useRef } from 'react'

/**
 * Runs tasks one after another; a failed one does not block the next. For writes that are all
 * intended, where `useWrite` would treat the second as a double click.
 */
export function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const mine = last.current.then(work)
    last.current = mine.catch(() => undefined)
    return mine
  }
}
