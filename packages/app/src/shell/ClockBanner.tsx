import { Banner, formatDuration, useUi } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { clockWrongAtom } from '../scaffold/network.ts'

/** Warning about a wrong device clock, with the offset. Stored times come from the server. */
export function ClockBanner() {
  const { t } = useTranslation('shell')
  const { words } = useUi()
  const ahead = useAtomValue(clockWrongAtom)
  if (ahead === 0) return null
  const by = formatDuration(Math.round(Math.abs(ahead) / 60_000), words.parts)
  return (
    <Banner tone="warning" title={t('clock.title')}>
      {ahead > 0 ? t('clock.ahead', { by }) : t('clock.behind', { by })}
    </Banner>
  )
}
