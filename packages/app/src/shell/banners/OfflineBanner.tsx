import { useQueryClient } from '@tanstack/react-query'
import { Banner, Button, formatTime } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../scaffold/api/index.ts'
import { offlineSinceAtom, useServices } from '../../scaffold/platform/index.ts'
import { invalidateTopics } from '../../scaffold/query/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'

/** Delay in ms before the banner appears, since a lost request is retried. */
const MOMENT = 1500
/** Seconds between two attempts to reach the server. */
const PAUSE = 10

/** Banner while the server is unreachable for more than a moment. */
export function OfflineBanner() {
  const since = useAtomValue(offlineSinceAtom)
  const isLong = useIsLong(since)
  return since !== undefined && isLong ? <Offline since={since} /> : null
}

/**
 * Time since the loss, countdown to the next attempt, and a button to retry now. Everything is
 * refetched once the server responds.
 */
function Offline({ since }: { since: number }) {
  const { t } = useTranslation()
  const { zone } = useSettings()
  const queries = useQueryClient()
  const { left, tryNow } = useTries()
  useEffect(
    function readAgainOnceBack() {
      return () => void invalidateTopics(queries)
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
      {/* Hidden from screen readers: it would be announced every second. */}
      {left > 0 && <div aria-hidden>{t('network.next', { seconds: left })}</div>}
    </Banner>
  )
}

/**
 * Attempts to reach the server periodically. Returns the seconds left and a function to try now.
 */
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
      // Any response marks the server as reachable, in `watchNetwork`.
      const again = () => !stopped.signal.aborted && setLeft(PAUSE)
      request(api, 'get', '/merchant/check-auth/', init).then(again, again)
      return () => stopped.abort()
    },
    [api, left],
  )
  return { left, tryNow: () => setLeft(0) }
}

/** Whether the value has been the same for the delay. */
function useIsLong(since: number | undefined) {
  const [announced, setAnnounced] = useState<number>()
  useEffect(
    function tellLater() {
      const timer = setTimeout(() => setAnnounced(since), MOMENT)
      return () => clearTimeout(timer)
    },
    [since],
  )
  return announced === since
}
