import { useQueryClient } from '@tanstack/react-query'
import { Banner, Button, formatTime } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../scaffold/call.ts'
import { offlineSinceAtom } from '../scaffold/network.ts'
import { refresh } from '../scaffold/refresh.ts'
import { useServices } from '../scaffold/services.ts'
import { useSettings } from '../scaffold/who.ts'

/** Milliseconds for which nothing is told: one request that was lost is tried again meanwhile. */
const MOMENT = 1500
/** Seconds between two tries to reach the server. */
const PAUSE = 10

/** That the server is out of reach, for longer than a moment. */
export function OfflineBanner() {
  const since = useAtomValue(offlineSinceAtom)
  const isLong = useIsLong(since)
  return since !== undefined && isLong ? <Offline since={since} /> : null
}

/** Since when, and in how many seconds it is tried again, or at once. What was shown is read again once it is back. */
function Offline({ since }: { since: number }) {
  const { t } = useTranslation()
  const { zone } = useSettings()
  const queries = useQueryClient()
  const { left, tryNow } = useTries()
  useEffect(
    function readAgainOnceBack() {
      return () => void refresh(queries)
    },
    [queries],
  )
  const time = formatTime(since, zone)
  return (
    <Banner
      tone="warning"
      title={t('network.failed')}
      action={
        <Button tone="outline" size="xs" pending={left === 0} onClick={tryNow}>
          {t('network.retry')}
        </Button>
      }
    >
      {t('network.offline', { time })}
      {/* Read aloud it would interrupt every second. */}
      {left > 0 && <div aria-hidden>{t('network.next', { seconds: left })}</div>}
    </Banner>
  )
}

/** Tries to reach the server now and then; how many seconds are left until it does, and the way to do so at once. */
function useTries() {
  const { api } = useServices()
  const [left, setLeft] = useState(PAUSE)
  useEffect(
    function countOrTry() {
      if (left > 0) {
        const timer = setTimeout(() => setLeft(left - 1), 1000)
        return () => clearTimeout(timer)
      }
      const stopped = new AbortController()
      const init = { headers: { 'X-Club-Id': '0' }, signal: stopped.signal }
      // Whether it was reached is told by the answer itself, whatever that is.
      const again = () => !stopped.signal.aborted && setLeft(PAUSE)
      call(api, 'get', '/merchant/check-auth/', init).then(again, again)
      return () => stopped.abort()
    },
    [api, left],
  )
  return { left, tryNow: () => setLeft(0) }
}

/** Whether the same moment has stood there for a while. */
function useIsLong(since: number | undefined) {
  const [told, setTold] = useState<number>()
  useEffect(
    function tellLater() {
      const timer = setTimeout(() => setTold(since), MOMENT)
      return () => clearTimeout(timer)
    },
    [since],
  )
  return told === since
}
