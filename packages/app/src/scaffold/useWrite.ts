import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useRef, useState } from 'react'
import type { Params } from './call.ts'
import type { Answer, Body, Method, PathWith } from './contract.ts'
import { useServices } from './services.ts'
import { useOwner } from './who.ts'
import { forgetKey, isDecision, isMismatch, isTooOld, keyOf } from './unanswered.ts'
import { useSettled, type Settled, type Settles } from './useSettled.ts'
import { useTyped, type Typed } from './useTyped.ts'
import { write } from './write.ts'

type Verb = Exclude<Method, 'get'>

/** Parameters and body of a mutation. */
export type Sent<P extends keyof import('@zal/api').paths, M extends Method> = {
  params?: Params<P, M>
} & ([Body<P, M>] extends [never] ? { body?: undefined } : { body: Body<P, M> })

/** State of a mutation, for the page or dialog around its fields. */
export interface Writing {
  pending: boolean
  error: ApiError | undefined
  /** Recovery state of the previous write, where its response was lost. */
  settled: Settled
  /** Discards the typed values. */
  forget(): void
}

/** A mutation of one path, its form values and its state. */
export interface Write<P extends PathWith<M>, M extends Verb, Values extends object = Nothing>
  extends Writing, Pick<Typed<Values>, 'values' | 'set' | 'isDirty'> {
  /** Resolves with the response; rejects with an `ApiError`, which is also in `error`. */
  send(sent: Sent<P, M>): Promise<Answer<P, M>>
  /** Succeeded, but the lists are still refetching: a deleted row must not be deleted again. */
  settling: boolean
  /** Clears the error, for example when a field changes; `set` clears it too. */
  clear(): void
}

/** Options of a mutation. */
export interface WriteOptions<Done = unknown, Values extends object = Nothing> {
  /** Topics to invalidate after success. */
  touches: Topic[]
  /**
   * Name of the form. With it the idempotency key survives a reload, so that pressing the button
   * again repeats the same write. Discarding the form does not discard the key: the write may have
   * happened, so the key stays until its result is known.
   */
  form?: string
  /**
   * Initial values. Changes are stored as a draft under `form` until they are saved or discarded.
   */
  begin?: Values
  /**
   * Whether a stored draft belongs to this form, for example the same member and version. @default
   * true
   */
  takes?(left: NoInfer<Values>): boolean
  /** Whether the values count as changed. @default any difference from the initial values */
  differs?(values: NoInfer<Values>): boolean
  /**
   * For forms about money: queries the result of an unanswered write when the form opens and before
   * another write.
   */
  settles?: Settles<Done>['operation']
  /** Whether recovered results are still current; false skips `done`. @default true */
  holds?(results: Done): Promise<boolean>
  /**
   * Called after success, when the draft has been cleared; also for a response that was lost and
   * recovered.
   */
  done?(results: Done): void
}

type Nothing = Record<never, never>

/** The results of a response. */
type ResultsIn<A> = A extends { results: infer R } ? R : never

/**
 * Mutation of a contract path with an optional draft. Never optimistic. A second call while one is
 * pending joins it, so a double click writes once; a write without a response is repeated with the
 * same idempotency key.
 *
 * @example
 * const { send, pending, error } = useWrite('post', '/check-in/register/', { touches: ['checkin']
 * })
 * @example
 * const write = useWrite('post', '/finance/closed-day/', { touches, form: 'closing.close', begin,
 * done })
 * <WriteDialog {...write} onSave={() => write.send({ body: write.values })}>…</WriteDialog>
 */
export function useWrite<M extends Verb, P extends PathWith<M>, Values extends object = Nothing>(
  method: M,
  path: P,
  options: WriteOptions<ResultsIn<Answer<P, M>>, Values>,
): Write<P, M, Values> {
  const { touches, form: named, settles: operation, holds, done } = options
  const services = useServices()
  const { api, tab } = services
  const queries = useQueryClient()
  const owner = useOwner()
  const form = named && `${owner}.${named}`
  const [pending, setPending] = useState(false)
  const [settling, setSettling] = useState(0)
  const [error, setError] = useState<ApiError>()
  const flight = useRef<Promise<Answer<P, M>>>(undefined)
  const begin = options.begin ?? (nothing as Values)
  const { takes, differs } = options
  const typed = useTyped(options.begin && named, begin, { takes, differs, isSending: pending })
  const finish = (results: ResultsIn<Answer<P, M>>) => {
    typed.forget()
    done?.(results)
  }
  const settled = useSettled({
    form,
    touches,
    settles: operation && {
      operation,
      done: async (results: ResultsIn<Answer<P, M>>) => {
        if (!holds || (await holds(results))) finish(results)
      },
    },
  })
  const isAsking = settled.state === 'asking'
  const { clear: goOn } = settled
  const clear = useCallback(() => {
    setError(undefined)
    goOn()
  }, [goOn])

  const once = async ({ params, body }: { params?: Params<P, M>; body?: unknown }) => {
    clear()
    const headers = form ? { 'Idempotency-Key': keyOf(services, form) } : undefined
    setPending(true)
    try {
      const sent = { params, body, headers }
      const { answer, read } = await write({ api, queries }, touches, method, path, sent)
      setSettling((before) => before + 1)
      settled.end()
      void read.finally(() => setSettling((before) => before - 1))
      finish(resultsIn(answer))
      // After the form has cleared its draft: a draft without the key of its write could be sent
      // twice.
      if (form) setTimeout(() => forgetKey(tab, form))
      return answer
    } catch (thrown) {
      const failure = ApiError.from(thrown)
      if (isMismatch(failure) && operation) settled.ask()
      else setError(failure)
      if (form && (isDecision(failure) || (isMismatch(failure) && !operation))) forgetKey(tab, form)
      throw failure
    } finally {
      flight.current = undefined
      setPending(false)
    }
  }

  const send = (sent: Sent<P, M>) => {
    // The user must first see that the result of the previous write cannot be determined any more.
    const isForgotten = operation !== undefined && form !== undefined && isTooOld(services, form)
    if (isForgotten) {
      setError(undefined)
      settled.ask()
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
    settling: settling > 0,
    error,
    settled,
    clear,
  }
}

const nothing = {}

const resultsIn = <A>(answer: A) =>
  (answer as { results?: unknown } | undefined)?.results as ResultsIn<A>
