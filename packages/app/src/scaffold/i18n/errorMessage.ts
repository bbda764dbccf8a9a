import type { ApiError } from '@zal/api'
import type { Translate } from './translate.ts'

/** Message for a failed request; a server error includes its request id for support. */
export function errorMessage(translate: Translate, error: ApiError): string {
  const why = errorReason(translate, error)
  const isOurs = error.status >= 500 && error.requestId !== ''
  return isOurs ? `${why} ${translate('boundary.request', { id: error.requestId })}` : why
}

/**
 * The message without the request id: the server's, or a translation by error code when there was
 * no response, a proxy's response, or the language has changed since.
 */
export function errorReason(translate: Translate, error: ApiError): string {
  if (error.status === 0) return translate('network.failed')
  const ours = translate.plain(`errors:${error.code}`)
  const isOfNow = error.language === '' || error.language === translate.language
  if (error.message && (isOfNow || !ours)) return error.message
  if (ours) return ours
  return translate(error.status >= 500 ? 'network.failed' : 'form.failed')
}
