import { Banner, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Settled } from './useSettled.ts'

/** Result of the write that was pending when the page was closed, unless it succeeded. */
export function Unanswered({ state, ask }: Settled) {
  const { t } = useTranslation('common')
  if (state === 'notDone')
    return (
      <Banner urgent tone="warning" title={t('unanswered.notDone')}>
        {t('unanswered.again')}
      </Banner>
    )
  if (state === 'forgotten')
    return (
      <Banner urgent tone="warning" title={t('unanswered.forgotten')}>
        {t('unanswered.look')}
      </Banner>
    )
  if (state === 'asking') return <Banner tone="info" title={t('unanswered.asking')} />
  if (state === 'unknown')
    return (
      <Banner
        urgent
        tone="warning"
        title={t('unanswered.unknown')}
        action={
          <Button size="sm" tone="soft" onClick={ask}>
            {t('actions.retry')}
          </Button>
        }
      >
        {t('unanswered.safe')}
      </Banner>
    )
  return null
}
