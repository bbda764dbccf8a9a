import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useRef, useState } from 'react'
import type { BodyOf, Method, Params, PathWith, ResponseOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { useLeaveWarning } from '../routing/index.ts'
import { useStorageScope } from '../session/index.ts'
import {
  clearKey,
  getOrCreateKey,
  isFinalResponse,
  isKeyMismatch,
  keyNameOf,
} from './idempotencyKeys.ts'
import { mutate } from './mutate.ts'
import type { DraftState } from './useDraftState.ts'

export type Verb = Exclude<Method, 'get'>

/** Parameters and body of a mutation. */
export type MutationRequest<P extends keyof import('@zal/api').paths, M extends Method> = {
  params?: Params<P, M>
} & ([BodyOf<P, M>] extends [never] ? { body?: undefined } : { body: BodyOf<P, M> })

/** State of a mutation, for the page or dialog around its fields. */
export interface MutationState {
  pending: boolean
  error: ApiError | undefined
  /** Discards the draft. */
  forget(): void
}

/** A mutation of one path, its state and the values of its draft. */
export interface Mutation<P extends PathWith<M>, M extends Verb, Values extends object = Nothing>
  extends MutationState, Pick<DraftState<Values>, 'values' | 'set' | 'isDirty'> {
  /** Resolves with the response; rejects with an `ApiError`, which is also in `error`. */
  send(sent: MutationRequest<P, M>): Promise<ResponseOf<P, M>>
  /** Succeeded, but the lists are still refetching: a deleted row must not be deleted again. */
  refetching: boolean
  /** Clears the error, for example when a field changes; `set` clears it too. */
  clear(): void
}

/** Options of a mutation. */
export interface MutationOptions<Results = unknown, Values extends object = Nothing> {
  /** Topics to invalidate after success. */
  touches: readonly Topic[]
  /**
   * Name of the form. With it the idempotency key survives a reload, so that pressing the button
   * again repeats the same write. Discarding the form does not discard the key: the write may have
   * happened, so the key stays until its result is known.
   */
  form?: string
  /** Draft of the form, which also names it. Cleared after success, before the key. */
  draft?: DraftState<Values>
  /** Called after success, when the draft has been cleared. */
  done?(results: Results): void
}

export type Nothing = Record<never, never>

/** The results of a response. */
export type ResultsIn<A> = A extends { results: infer R } ? R : never

/**
 * Mutation of a contract path. Never optimistic. A second call while one is pending joins it, so a
 * double click writes once; a write without a response is repeated with the same idempotency key.
 * With a draft the values survive a reload, and closing the tab with unsaved values warns.
 *
 * @example
 * const { send, pending, error } = useApiMutation('post', '/check-in/register/', { touches: ['checkin']
 * })
 * @example
 * const draft = useDraftState('closing.close', nothing)
 * const write = useApiMutation('post', '/finance/closed-day/', { touches, draft, done })
 * <MutationDialog {...write} onSave={() => write.send({ body: write.values })}>…</MutationDialog>
 */
export function useApiMutation<
  M extends Verb,
  P extends PathWith<M>,
  Values extends object = Nothing,
>(
  method: M,
  path: P,
  options: MutationOptions<ResultsIn<ResponseOf<P, M>>, Values>,
): Mutation<P, M, Values> {
  return useKeyedMutation(method, path, options)
}

/**
 * Sends a mutation with its idempotency key. `onKeyMismatch` is called where the key was used with
 * another body, and the key stays; without it the error is shown and the key cleared.
 */
export function useKeyedMutation<M extends Verb, P extends PathWith<M>, Values extends object>(
  method: M,
  path: P,
  options: MutationOptions<ResultsIn<ResponseOf<P, M>>, Values>,
  onKeyMismatch?: () => void,
): Mutation<P, M, Values> {
  const { touches, form, draft, done } = options
  const services = useServices()
  const { api, tab } = services
  const queries = useQueryClient()
  const scope = useStorageScope()
  const name = draft?.form ?? form
  const key = name && keyNameOf(scope, name)
  const [pending, setPending] = useState(false)
  const [refetches, setRefetches] = useState(0)
  const [error, setError] = useState<ApiError>()
  const flight = useRef<Promise<ResponseOf<P, M>>>(undefined)
  const clear = useCallback(() => setError(undefined), [])
  useLeaveWarning(draft !== undefined && draft.isDirty && !pending)

  const once = async ({ params, body }: { params?: Params<P, M>; body?: unknown }) => {
    clear()
    const headers = key ? { 'Idempotency-Key': getOrCreateKey(services, key) } : undefined
    setPending(true)
    try {
      const sent = { params, body, headers }
      const { answer, read } = await mutate({ api, queries }, touches, method, path, sent)
      setRefetches((before) => before + 1)
      void read.finally(() => setRefetches((before) => before - 1))
      draft?.forget()
      done?.(resultsIn(answer))
      // After the form has cleared its draft: a draft without the key of its write could be sent
      // twice.
      if (key) setTimeout(() => clearKey(tab, key))
      return answer
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      const isTaken = isKeyMismatch(failure)
      if (isTaken && onKeyMismatch) onKeyMismatch()
      else setError(failure)
      if (key && (isFinalResponse(failure) || (isTaken && !onKeyMismatch))) clearKey(tab, key)
      throw failure
    } finally {
      flight.current = undefined
      setPending(false)
    }
  }

  return {
    values: draft?.values ?? (nothing as Values),
    set: (part) => {
      clear()
      draft?.set(part)
    },
    isDirty: draft?.isDirty ?? false,
    forget: () => draft?.forget(),
    send: (sent) => (flight.current ??= once(sent)),
    pending,
    refetching: refetches > 0,
    error,
    clear,
  }
}

const nothing = {}

const resultsIn = <A>(answer: A) =>
  (answer as { results?: unknown } | undefined)?.results as ResultsIn<A>
