import type { ApiError } from '@zal/api'
import { Banner } from '@zal/ui'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'

/** Why the server did not do it, or that it was not there. */
export function AuthError({ error }: { error: ApiError }) {
  return (
    <Banner tone="danger" urgent>
      {errorMessage(useTranslate(), error)}
    </Banner>
  )
}
