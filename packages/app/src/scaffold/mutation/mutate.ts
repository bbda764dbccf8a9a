import type { Topic } from '@zal/api/events'
import { invalidateTopics, type QueryDeps, trackMutation } from '../query/index.ts'
import {
  type Method,
  type PathWith,
  request,
  type RequestOptions,
  type ResponseOf,
} from '../api/index.ts'

/**
 * Sends one mutation and invalidates its topics. Resolves with the response and with `read`, a
 * promise of the refetch: the caller continues at once while the lists follow. `useApiMutation` adds
 * pending state and a draft.
 *
 * @example
 * const { answer } = await mutate(deps, ['view'], 'post', '/views/', { body })
 */
export async function mutate<M extends Exclude<Method, 'get'>, P extends PathWith<M>>(
  { api, queries }: QueryDeps,
  touches: readonly Topic[],
  method: M,
  path: P,
  sent: RequestOptions<P, M>,
): Promise<{ answer: ResponseOf<P, M>; read: Promise<void> }> {
  const heard = trackMutation(queries)
  try {
    const answer = await request(api, method, path, sent)
    return { answer, read: invalidateTopics(queries, touches) }
  } finally {
    heard()
  }
}
