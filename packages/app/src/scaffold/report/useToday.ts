import { inZone } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../platform/index.ts'
import { useSettings } from '../session/index.ts'

/** Interval in ms in which the day is looked at. */
const LOOK = 15_000

/** Today in the club, which moves on at its midnight while the screen is open. */
export function useToday(): string {
  const { now } = useServices()
  const { zone } = useSettings()
  const [today, setToday] = useState(() => inZone(now(), zone).day)
  useEffect(
    function followMidnight() {
      const look = () => setToday(inZone(now(), zone).day)
      look()
      const timer = setInterval(look, LOOK)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [now, zone],
  )
  return today
}
