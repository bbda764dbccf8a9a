import { Banner } from '@zal/ui'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { storageFailedAtom } from '../../scaffold/platform/index.ts'

/** Warning that the browser stores nothing: typed values are lost when the page closes (T-43). */
export function StorageFailedBanner() {
  const { t } = useTranslation()
  const [isForgetful, setForgetful] = useAtom(storageFailedAtom)
  if (!isForgetful) return null
  return (
    <Banner tone="warning" title={t('forgetful.title')} onClose={() => setForgetful(false)}>
      {t('forgetful.text')}
    </Banner>
  )
}
