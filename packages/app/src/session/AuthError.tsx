import type { ApiError } from '@zal/api'
import { Banner } from '@zal/ui'
import { useTranslation } from 'react-i18next'

/** Why the server did not do it, or that it was not there. */
export function AuthError({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  const text = error.status === 0 ? t('network.failed') : error.message || t('boundary.failedText')
  return (
    <Banner tone="danger" urgent>
      {text}
    </Banner>
  )
}
