import { Banner } from '@zal/ui'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { forgetfulAtom } from '../scaffold/storage.ts'

/** Warning that the browser stores nothing: typed values are lost when the page closes (T-43). */
export function ForgetfulBanner() {
  const { t } = useTranslation()
  const [isForgetful, setForgetful] = useAtom(forgetfulAtom)
  if (!isForgetful) return null
  return (
    <Banner tone="warning" title={t('forgetful.title')} onClose={() => setForgetful(false)}>
      {t('forgetful.text')}
    </Banner>
  )
}
