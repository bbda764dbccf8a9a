import { useQueryClient } from '@tanstack/react-query'
import { Banner, Button, formatTime } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { offlineSinceAtom } from '../scaffold/network.ts'
import { refresh } from '../scaffold/refresh.ts'
import { useSettings } from '../scaffold/who.ts'

/** Since when the server does not answer, and the way to try again. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const since = useAtomValue(offlineSinceAtom)
  const queries = useQueryClient()
  const { zone } = useSettings()
  if (since === undefined) return null
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
