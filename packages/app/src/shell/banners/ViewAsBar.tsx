import { Banner, Button } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSetViewed } from '../../scaffold/platform/index.ts'
import { viewAsAtom } from '../../scaffold/session/index.ts'

/** Bar while the app is shown as another person: who it is, and the way back. */
export function ViewAsBar() {
  const { t } = useTranslation('shell')
  const viewed = useAtomValue(viewAsAtom)
  const setViewed = useSetViewed()
  if (!viewed) return null
  return (
    <Banner
      tone="warning"
      title={t('viewAs.title', { name: viewed.name })}
      action={
        <Button tone="outline" size="xs" onClick={() => setViewed()}>
          {t('viewAs.stop')}
        </Button>
      }
    >
      {t('viewAs.text')}
    </Banner>
  )
}
