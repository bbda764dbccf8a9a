import { Banner, Button } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Settled } from '../../scaffold/useSettled.ts'

/** What came of the sale that was on its way when the page was closed, where it was not done. */
export function Unanswered({ state, ask }: Pick<Settled<unknown>, 'state' | 'ask'>) {
  const { t } = useTranslation(['payment', 'common'])
  if (state === 'notDone')
    return (
      <Banner urgent tone="warning" title={t('unanswered.notDone')}>
        {t('unanswered.again')}
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
            {t('common:actions.retry')}
          </Button>
        }
      >
        {t('unanswered.safe')}
      </Banner>
    )
  return null
}
