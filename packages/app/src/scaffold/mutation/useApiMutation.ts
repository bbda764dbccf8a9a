import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useRef, useState } from 'react'
import type { BodyOf, Method, Params, PathWith, ResponseOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { useStorageScope } from '../session/index.ts'
import {
  clearKey,
  isFinalResponse,
  isKeyMismatch,
  isKeyExpired,
  getOrCreateKey,
} from './idempotencyKeys.ts'
import { useMutationRecovery, type RecoveryState, type Recoverable } from './useMutationRecovery.ts'
import { useDraftState, type DraftState } from './useDraftState.ts'
import { mutate } from './mutate.ts'

type Verb = Exclude<Method, 'get'>

/** What one write sends. */
export type MutationRequest<P extends keyof import('@zal/api').paths, M extends Method> = {
  params?: Params<P, M>
} & ([BodyOf<P, M>] extends [never] ? { body?: undefined } : { body: BodyOf<P, M> })

/** How a write stands, for the page or the dialog around its fields. */
export interface MutationState {
  /** On its way. */
  pending: boolean
  error: ApiError | undefined
  /** What came of the write before this one, where its answer was lost. */
  recovery: RecoveryState
  /** Forgets what was typed. */
  forget(): void
}

/** A write to one path, what was typed for it, and how it stands. */
export interface Mutation<P extends PathWith<M>, M extends Verb, Values extends object = Nothing>
  extends MutationState, Pick<DraftState<Values>, 'values' | 'set' | 'isDirty'> {
  /** Resolves with the answer; rejects with an `ApiError`, which is also in `error`. */
  send(sent: MutationRequest<P, M>): Promise<ResponseOf<P, M>>
  /** Answered, but what stands on the screen does not show it yet: a row that is gone must not be removed once more. */
  refetching: boolean
  /** Forgets the error, for example when a field changes; `set` does so as well. */
  clear(): void
}

/** What goes with a write, besides what it sends. */
export interface MutationOptions<Done = unknown, Values extends object = Nothing> {
  /** Lists of these topics are read again after success. */
  touches: Topic[]
  /**
   * Name of the form. With it the key of an unanswered write outlives a reload, so that pressing
   * the button again repeats the same write instead of making a second one. Who discards the form does not
   * discard a write that may have happened: its key stays until it is settled.
   */
  form?: string
  /** What the form holds at first. What is typed is kept under its name until it is written or forgotten. */
  initialValues?: Values
  /** Whether what was left belongs to this form: another member, another version does not. @default it does */
  takes?(left: NoInfer<Values>): boolean
  /** Whether something would be lost. @default what is other than at first */
  differs?(values: NoInfer<Values>): boolean
  /** For forms about money: asks what came of an unanswered write, when the form opens and before another is sent. */
  recoverable?: Recoverable<Done>['operation']
  /** Whether what an answer tells that was lost is still so; else nobody is told. @default it is */
  holds?(results: Done): Promise<boolean>
  /** It is written, and what was typed is forgotten; also where the answer was lost and is known by now. */
  done?(results: Done): void
}

type Nothing = Record<never, never>

/** The results of an answer, which settling a write brings as well. */
type ResultsIn<A> = A extends { results: infer R } ? R : never

/**
 * Writes to a path of the contract, and keeps what is typed for it. Never optimistic. A second call while one is on its
 * way joins it, so a double click writes once; what the server never answered is repeated with the same key.
 *
 * @example
 * const { send, pending, error } = useApiMutation('post', '/check-in/register/', { touches: ['checkin'] })
 * @example
 * const write = useApiMutation('post', '/finance/closed-day/', { touches, form: 'closing.close', initialValues, done })
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
  const { touches, form: named, recoverable: operation, holds, done } = options
  const services = useServices()
  const { api, tab } = services
  const queries = useQueryClient()
  const owner = useStorageScope()
  const form = named && `${owner}.${named}`
  const [pending, setPending] = useState(false)
  const [settling, setSettling] = useState(0)
  const [error, setError] = useState<ApiError>()
  const flight = useRef<Promise<ResponseOf<P, M>>>(undefined)
  const begin = options.initialValues ?? (nothing as Values)
  const { takes, differs } = options
  const typed = useDraftState(options.initialValues && named, begin, {
    takes,
    differs,
    isSending: pending,
  })
  const finish = (results: ResultsIn<ResponseOf<P, M>>) => {
    typed.forget()
    done?.(results)
  }
  const recovery = useMutationRecovery({
    form,
    touches,
    recoverable: operation && {
      operation,
      done: async (results: ResultsIn<ResponseOf<P, M>>) => {
        if (!holds || (await holds(results))) finish(results)
      },
    },
  })
  const isAsking = recovery.state === 'asking'
  const { clear: goOn } = recovery
  const clear = useCallback(() => {
    setError(undefined)
    goOn()
  }, [goOn])

  const once = async ({ params, body }: { params?: Params<P, M>; body?: unknown }) => {
    clear()
    const headers = form ? { 'Idempotency-Key': getOrCreateKey(services, form) } : undefined
    setPending(true)
    try {
      const sent = { params, body, headers }
      const { answer, read } = await mutate({ api, queries }, touches, method, path, sent)
      setSettling((before) => before + 1)
      recovery.end()
      void read.finally(() => setSettling((before) => before - 1))
      finish(resultsIn(answer))
      // Only after the form has forgotten its draft: a draft without the key of its write could be sent once more.
      if (form) setTimeout(() => clearKey(tab, form))
      return answer
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      if (isKeyMismatch(failure) && operation) recovery.ask()
      else setError(failure)
      if (form && (isFinalResponse(failure) || (isKeyMismatch(failure) && !operation)))
        clearKey(tab, form)
      throw failure
    } finally {
      flight.current = undefined
      setPending(false)
    }
  }

  const send = (sent: MutationRequest<P, M>) => {
    // Whoever presses has to know first that nobody can tell any more whether it was done.
    const isForgotten =
      operation !== undefined && form !== undefined && isKeyExpired(services, form)
    if (isForgotten) {
      setError(undefined)
      recovery.ask()
    }
    if (isAsking || isForgotten) return Promise.reject(new ApiError({ code: 'in_progress' }))
    return (flight.current ??= once(sent))
  }

  return {
    values: typed.values,
    set: (part) => {
      clear()
      typed.set(part)
    },
    isDirty: typed.isDirty,
    forget: typed.forget,
    send,
    pending: pending || isAsking,
    refetching: settling > 0,
    error,
    recovery,
    clear,
  }
}

const nothing = {}

const resultsIn = <A>(answer: A) =>
  (answer as { results?: unknown } | undefined)?.results as ResultsIn<A>
