import type { ApiError } from '@zal/api'
import type { Say } from './say.ts'

/** What a person reads about a failed call: the server's sentence, ours where there was no answer. */
export function sayError(say: Say, error: ApiError): string {
  if (error.status === 0) return say('network.failed')
  if (error.message) return error.message
  const key = `errors:${error.code}`
  return say(say.has(key) ? key : 'form.failed')
}
