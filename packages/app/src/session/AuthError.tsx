import type { ApiError } from '@zal/api'
import { Banner } from '@zal/ui'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'

/** Banner with the error of the last attempt. */
export function AuthError({ error }: { error: ApiError }) {
  return (
    <Banner tone="danger" urgent>
      {sayError(useSay(), error)}
    </Banner>
  )
}
