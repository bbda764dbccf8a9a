import { ApiError } from '@zal/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { request, type ResultsOf } from '../../scaffold/api/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'
import { useAttempt } from '../auth/useAttempt.ts'

export type Waiting = ResultsOf<'/device/waiting/', 'get'>

/** Interval in ms at which the state of the request is read. */
const INTERVAL = 3000
const anywhere = { 'X-Club-Id': '0' }
const path = '/device/waiting/'

interface WaitingEvents {
  onApproved(): void
  /** The people were asked again. */
  onAsked(): void
  /** The session ended by itself: nobody has decided in half an hour. */
  onLapsed(): void
}

/** State of the request of this device, read until it is decided. */
export function useWaiting({ onApproved, onAsked, onLapsed }: WaitingEvents) {
  const { api, now } = useServices()
  const [state, setState] = useState<Waiting>()
  const [isRejected, setRejected] = useState(false)
  const { pending, error, attempt } = useAttempt()

  const read = useEffectEvent(() =>
    request(api, 'get', path, { headers: anywhere }).then(
      ({ results }) => (results.status === 'approved' ? onApproved() : setState(results)),
      (thrown: unknown) => {
        // Other errors pass: the next interval reads again.
        if (ApiError.from(thrown).status !== 401) return
        if (state && now() >= Date.parse(state.ends_at)) onLapsed()
        else setRejected(true)
      },
    ),
  )
  useEffect(
    function poll() {
      if (isRejected) return
      void read()
      const timer = setInterval(() => void read(), INTERVAL)
      return () => clearInterval(timer)
    },
    [isRejected],
  )
  const askAgain = () =>
    attempt(async () => {
      const { results } = await request(api, 'post', path, { headers: anywhere })
      setState(results)
      onAsked()
    })
  return { state, isRejected, pending, error, askAgain }
}
