import { useEffect, useRef, useState } from 'react'
import { call } from '../scaffold/call.ts'
import { useServices } from '../scaffold/services.ts'
import { useWho } from '../scaffold/who.ts'
import { watchIdle } from './idle.ts'

/** Ms until the session expires, while that is near, and a function to stay. */
export function useIdle() {
  const { api } = useServices()
  const auth = useWho()
  const [left, setLeft] = useState<number>()
  const watched = useRef<ReturnType<typeof watchIdle>>(undefined)
  useEffect(
    function watchSession() {
      const stopped = new AbortController()
      const watch = watchIdle(auth.idle_seconds * 1000, {
        ask: async () => {
          const headers = { 'X-Club-Id': '0' }
          const init = { headers, signal: stopped.signal }
          const { results } = await call(api, 'get', '/merchant/check-auth/', init)
          return results.idle_seconds * 1000
        },
        tell: setLeft,
        after: (ms, run) => {
          const timer = setTimeout(run, ms)
          return () => clearTimeout(timer)
        },
      })
      watched.current = watch
      return () => {
        watch.stop()
        stopped.abort()
        setLeft(undefined)
      }
    },
    [api, auth],
  )
  return { left, stay: () => void watched.current?.look() }
}
