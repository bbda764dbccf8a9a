import { useEffect, useState } from 'react'

/** Milliseconds before a skeleton is drawn, and how long it stays at least, so that nothing flashes. */
const WAIT = 200
const STAY = 300

type Phase = 'hidden' | 'held' | 'free'

/** Whether to draw a skeleton while something loads. */
export function useSkeleton(loading: boolean): boolean {
  const [phase, setPhase] = useState<Phase>('hidden')
  if (phase === 'free' && !loading) setPhase('hidden')
  useEffect(
    function stepPhase() {
      if (phase === 'free' || (phase === 'hidden' && !loading)) return
      const next = phase === 'hidden' ? 'held' : 'free'
      const timer = setTimeout(() => setPhase(next), phase === 'hidden' ? WAIT : STAY)
      return () => clearTimeout(timer)
    },
    [phase, loading],
  )
  return phase === 'held' || (phase === 'free' && loading)
}
