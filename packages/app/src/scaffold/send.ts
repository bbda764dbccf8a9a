import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useRef, useState } from 'react'
import { call, type Params } from './call.ts'
import type { Answer, Body, Method, PathWith } from './contract.ts'
import { beginWrite, refresh } from './refresh.ts'
import { useServices } from './services.ts'
import { useOwner } from './who.ts'
import { forgetKey, isDecision, isMismatch, keyOf } from './unanswered.ts'
import { useSettled, type Settled, type Settles } from './useSettled.ts'

type Write = Exclude<Method, 'get'>

/** What one write sends. */
export type Sent<P extends keyof import('@zal/api').paths, M extends Method> = {
  params?: Params<P, M>
} & ([Body<P, M>] extends [never] ? { body?: undefined } : { body: Body<P, M> })

/** A write to one path, and how it stands. */
export interface Sender<P extends PathWith<M>, M extends Write> {
  /** Resolves with the answer; rejects with an `ApiError`, which is also in `error`. */
  send(sent: Sent<P, M>): Promise<Answer<P, M>>
  /** On its way. */
  pending: boolean
  /** Answered, but what stands on the screen does not show it yet: a row that is gone must not be removed once more. */
  settling: boolean
  error: ApiError | undefined
  /** What came of the write before this one, where its answer was lost. */
  settled: Settled
  /** Forgets the error, for example when a field changes. */
  clear(): void
}

/** What goes with a write, besides what it sends. */
export interface SendOptions<Done = unknown> {
  /** Lists of these topics are read again after success. */
  touches: Topic[]
  /**
   * Name of the form. With it the key of an unanswered write outlives a reload, so that pressing
   * the button again repeats the same write instead of making a second one. Who discards the form does not
   * discard a write that may have happened: its key stays until it is settled.
   */
  form?: string
  /** For forms about money: asks what came of an unanswered write, when the form opens and before another is sent. */
  settles?: Settles<Done>
}

/** The results of an answer, which settling a write brings as well. */
type ResultsIn<A> = A extends { results: infer R } ? R : never

/**
 * Writes to a path of the contract. Never optimistic. A second call while one is on its way joins
 * it, so a double click writes once; what the server never answered is repeated with the same key.
 *
 * @example
 * const { send, pending, error } = useSend('post', '/check-in/register/', { touches: ['checkin'] })
 */
export function useSend<M extends Write, P extends PathWith<M>>(
  method: M,
  path: P,
  { touches, form: named, settles }: SendOptions<ResultsIn<Answer<P, M>>>,
): Sender<P, M> {
  const { api, tab, uuid } = useServices()
  const queries = useQueryClient()
  const owner = useOwner()
  const form = named && `${owner}.${named}`
  const [pending, setPending] = useState(false)
  const [settling, setSettling] = useState(0)
  const [error, setError] = useState<ApiError>()
  const flight = useRef<Promise<Answer<P, M>>>(undefined)
  const settled = useSettled({ form, touches, settles })
  const isAsking = settled.state === 'asking'
  const { clear: goOn } = settled
  const clear = useCallback(() => {
    setError(undefined)
    goOn()
  }, [goOn])

  const once = async ({ params, body }: { params?: Params<P, M>; body?: unknown }) => {
    clear()
    const headers = form ? { 'Idempotency-Key': keyOf(tab, form, uuid) } : undefined
    setPending(true)
    const heard = beginWrite(queries)
    try {
      const answer = await call(api, method, path, { params, body, headers })
      // Whoever wrote goes on at once; the lists follow.
      setSettling((before) => before + 1)
      settled.end()
      void refresh(queries, touches).finally(() => setSettling((before) => before - 1))
      // Only after the form has forgotten its draft: a draft without the key of its write could be sent once more.
      if (form) setTimeout(() => forgetKey(tab, form))
      return answer
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      if (isMismatch(failure) && settles) settled.ask()
      else setError(failure)
      if (form && (isDecision(failure) || (isMismatch(failure) && !settles))) forgetKey(tab, form)
      throw failure
    } finally {
      heard()
      flight.current = undefined
      setPending(false)
    }
  }

  return {
    send: (sent) =>
      isAsking
        ? Promise.reject(new ApiError({ code: 'in_progress' }))
        : (flight.current ??= once(sent)),
    pending: pending || isAsking,
    settling: settling > 0,
    error,
    settled,
    clear,
  }
}
