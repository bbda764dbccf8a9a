import { Banner, Button } from '@zal/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSetViewed } from '../../scaffold/platform/index.ts'
import { endedViewAtom, viewAsAtom } from '../../scaffold/session/index.ts'

/** Bar while the app is shown as another person: who it is, and the way back; also when the server has ended it. */
export function ViewAsBar() {
  const { t } = useTranslation('shell')
  const viewed = useAtomValue(viewAsAtom)
  const setViewed = useSetViewed()
  const [ended, setEnded] = useAtom(endedViewAtom)
  if (ended)
    return (
      <Banner
        title={t('viewAs.ended.title', { name: ended.name })}
        onClose={() => setEnded(undefined)}
      >
        {t('viewAs.ended.text')}
      </Banner>
    )
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
