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
 * One write, and what it touches is read again. Resolves with the answer, and with when that was read: whoever wrote
 * goes on at once, the lists follow. Who shows how it stands, or keeps what is typed, writes by `useApiMutation`.
 *
 * @example
 * const { answer } = await mutate(deps, ['view'], 'post', '/views/', { body })
 */
export async function mutate<M extends Exclude<Method, 'get'>, P extends PathWith<M>>(
  { api, queries }: QueryDeps,
  touches: Topic[],
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
