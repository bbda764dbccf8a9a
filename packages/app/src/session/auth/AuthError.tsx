import type { ApiError } from '@zal/api'
import { Banner } from '@zal/ui'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'

/** Banner with the error of the last attempt. */
export function AuthError({ error }: { error: ApiError }) {
  return (
    <Banner tone="danger" urgent>
      {errorMessage(useTranslate(), error)}
    </Banner>
  )
}
