import { formatTime } from '@zal/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'

const STEP = 30_000

/** Time in the club, 'HH:MM'. */
export function useClubClock(): string {
  const { now } = useServices()
  const { zone } = useSettings()
  const read = () => formatTime(now(), zone)
  const [time, setTime] = useState(read)
  useEffect(function tick() {
    const timer = setInterval(() => setTime(read()), STEP)
    return () => clearInterval(timer)
  })
  return time
}
