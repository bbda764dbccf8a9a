import { useRef } from 'react'

/**
 * Does one piece of work after the other; one that fails does not hold up the next. For writes that
 * are each meant, where `useApiMutation` would take the second for a double click.
 */
export function useSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const mine = last.current.then(work)
    last.current = mine.catch(() => undefined)
    return mine
  }
}
