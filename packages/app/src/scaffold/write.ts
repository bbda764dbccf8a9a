import type { Topic } from '@zal/api/events'
import type { Foresight } from './ahead.ts'
import { call, type CallInit } from './call.ts'
import type { Answer, Method, PathWith } from './contract.ts'
import { beginWrite, refresh } from './refresh.ts'

/**
 * Sends one mutation and invalidates its topics. Resolves with the response and with `read`, a
 * promise of the refetch: the caller continues at once while the lists follow. `useWrite` adds
 * pending state and a draft.
 *
 * @example
 * const { answer } = await write(foresight, ['view'], 'post', '/views/', { body })
 */
export async function write<M extends Exclude<Method, 'get'>, P extends PathWith<M>>(
  { api, queries }: Foresight,
  touches: Topic[],
  method: M,
  path: P,
  sent: CallInit<P, M>,
): Promise<{ answer: Answer<P, M>; read: Promise<void> }> {
  const heard = beginWrite(queries)
  try {
    const answer = await call(api, method, path, sent)
    return { answer, read: refresh(queries, touches) }
  } finally {
    heard()
  }
}
