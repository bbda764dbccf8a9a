import { useEffect, useState } from 'react'

/** Delay in ms before a skeleton appears, and its minimum duration, so that it does not flash. */
const WAIT = 200
const STAY = 300

type Phase = 'hidden' | 'held' | 'free'

/** Whether to render a skeleton while something loads. */
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
