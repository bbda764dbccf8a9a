import type { ApiError } from '@zal/api'
import type { Say } from './say.ts'

/** Message for a failed request; a server error includes its request id for support. */
export function sayError(say: Say, error: ApiError): string {
  const why = sayWhy(say, error)
  const isOurs = error.status >= 500 && error.requestId !== ''
  return isOurs ? `${why} ${say('boundary.request', { id: error.requestId })}` : why
}

/**
 * The message without the request id: the server's, or a translation by error code when there was
 * no response, a proxy's response, or the language has changed since.
 */
export function sayWhy(say: Say, error: ApiError): string {
  if (error.status === 0) return say('network.failed')
  const ours = say.plain(`errors:${error.code}`)
  const isOfNow = error.language === '' || error.language === say.language
  if (error.message && (isOfNow || !ours)) return error.message
  if (ours) return ours
  return say(error.status >= 500 ? 'network.failed' : 'form.failed')
}
