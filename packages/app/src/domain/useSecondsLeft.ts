import { useEffect, useState } from 'react'
import { useServices } from '../scaffold/platform/index.ts'

/** Time until a moment as "8:42", each second; undefined once it has passed, or without one. */
export function useSecondsLeft(until: string | null | undefined): string | undefined {
  const { now } = useServices()
  const [at, setAt] = useState(now)
  useEffect(
    function tick() {
      if (!until) return
      const timer = setInterval(() => setAt(now()), 1000)
      return () => clearInterval(timer)
    },
    [until, now],
  )
  if (!until) return undefined
  const seconds = Math.ceil((Date.parse(until) - at) / 1000)
  return seconds > 0
    ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    : undefined
}
