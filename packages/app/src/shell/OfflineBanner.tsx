import { useQueryClient } from '@tanstack/react-query'
import { Banner, Button, formatTime } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offlineSinceAtom } from '../scaffold/network.ts'
import { refresh } from '../scaffold/refresh.ts'
import { useSettings } from '../scaffold/who.ts'

/** Milliseconds for which nothing is told: one request that was lost is tried again meanwhile. */
const MOMENT = 1500

/** Since when the server does not answer, and the way to try again. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const since = useAtomValue(offlineSinceAtom)
  const queries = useQueryClient()
  const { zone } = useSettings()
  const isLong = useIsLong(since)
  if (since === undefined || !isLong) return null
  const time = formatTime(new Date(since), zone)
  return (
    <Banner
      tone="warning"
      title={t('network.failed')}
      action={
        <Button tone="outline" size="xs" onClick={() => void refresh(queries)}>
          {t('network.retry')}
        </Button>
      }
    >
      {t('network.offline', { time })}
    </Banner>
  )
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
