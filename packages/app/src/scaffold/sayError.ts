import type { ApiError } from '@zal/api'
import type { Say } from './say.ts'

/** What a person reads about a failed call; where the fault is ours, with its number for support. */
export function sayError(say: Say, error: ApiError): string {
  const why = sayWhy(say, error)
  const isOurs = error.status >= 500 && error.requestId !== ''
  return isOurs ? `${why} ${say('boundary.request', { id: error.requestId })}` : why
}

/**
 * Without the number: the server's sentence; ours where there was no answer or only a proxy's, and where the language
 * is another one by now.
 */
export function sayWhy(say: Say, error: ApiError): string {
  if (error.status === 0) return say('network.failed')
  const ours = say.plain(`errors:${error.code}`)
  const isOfNow = error.language === '' || error.language === say.language
  if (error.message && (isOfNow || !ours)) return error.message
  if (ours) return ours
  return say(error.status >= 500 ? 'network.failed' : 'form.failed')
}
