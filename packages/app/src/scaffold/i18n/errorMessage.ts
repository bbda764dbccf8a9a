import type { ApiError } from '@zal/api'
import type { Translate } from './translate.ts'

/** What a person reads about a failed call; where the fault is ours, with its number for support. */
export function errorMessage(translate: Translate, error: ApiError): string {
  const why = errorReason(translate, error)
  const isOurs = error.status >= 500 && error.requestId !== ''
  return isOurs ? `${why} ${translate('boundary.request', { id: error.requestId })}` : why
}

/**
 * Without the number: the server's sentence; ours where there was no answer or only a proxy's, and where the language
 * is another one by now.
 */
export function errorReason(translate: Translate, error: ApiError): string {
  if (error.status === 0) return translate('network.failed')
  const ours = translate.plain(`errors:${error.code}`)
  const isOfNow = error.language === '' || error.language === translate.language
  if (error.message && (isOfNow || !ours)) return error.message
  if (ours) return ours
  return translate(error.status >= 500 ? 'network.failed' : 'form.failed')
}
