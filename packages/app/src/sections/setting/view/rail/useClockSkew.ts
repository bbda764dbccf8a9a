import { useEffect, useRef, useState } from 'react'

/**
 * Seconds between the clock of this device and a moment that the server has just said, latency included. Undefined
 * until the moment changes: one that the cache had is old.
 */
export function useClockSkew(said: string | undefined): number | undefined {
  const first = useRef(said)
  const [skew, setSkew] = useState<number>()
  useEffect(
    function compareClocks() {
      if (said === undefined || said === first.current) return
      setSkew(Math.abs(Date.now() - Date.parse(said)) / 1000)
    },
    [said],
  )
  return skew
}
