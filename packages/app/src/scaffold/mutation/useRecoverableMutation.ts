import { ApiError } from '@zal/api'
import { useCallback } from 'react'
import type { PathWith, ResponseOf } from '../api/index.ts'
import { useServices } from '../platform/index.ts'
import { useStorageScope } from '../session/index.ts'
import { isKeyExpired, keyNameOf } from './idempotencyKeys.ts'
import {
  type Mutation,
  type MutationOptions,
  type MutationState,
  type Nothing,
  type ResultsIn,
  useKeyedMutation,
  type Verb,
} from './useApiMutation.ts'
import type { DraftState } from './useDraftState.ts'
import {
  type RecoverableOperation,
  type RecoveryState,
  useMutationRecovery,
} from './useMutationRecovery.ts'

/** State of a recoverable mutation. */
export interface RecoverableState extends MutationState {
  /** Recovery state of the previous write, where its response was lost. */
  recovery: RecoveryState
}

/** A mutation whose lost response is recovered. */
export type RecoverableMutation<
  P extends PathWith<M>,
  M extends Verb,
  Values extends object = Nothing,
> = Mutation<P, M, Values> & RecoverableState

type RecoverableOptions<Results, Values extends object> = Pick<MutationOptions, 'touches'> & {
  operation: RecoverableOperation
  /** Called after success, also with a response that was lost and recovered. */
  done(results: Results, isRecovered: boolean): void | Promise<void>
} & ({ form: string; draft?: undefined } | { form?: undefined; draft: DraftState<Values> })

/**
 * Mutation that moves money: `useMutationRecovery` asks for the result of an unanswered write when
 * the form opens and before another write.
 *
 * @example
 * const draft = useDraftState('deposit.return', begin)
 * const write = useRecoverableMutation('post', '/management/deposit-returns/', {
 *   operation: 'returnDeposit', touches, draft, done,
 * })
 */
export function useRecoverableMutation<
  M extends Verb,
  P extends PathWith<M>,
  Values extends object = Nothing,
>(
  method: M,
  path: P,
  options: RecoverableOptions<ResultsIn<ResponseOf<P, M>>, Values>,
): RecoverableMutation<P, M, Values> {
  const { operation, touches, draft, done } = options
  const services = useServices()
  const scope = useStorageScope()
  const keyName = keyNameOf(scope, options.draft ? options.draft.form : options.form)
  const recovery = useMutationRecovery<ResultsIn<ResponseOf<P, M>>>({
    operation,
    keyName,
    touches,
    done: async (results) => {
      await done(results, true)
      draft?.forget()
    },
  })
  const keyed = {
    touches,
    form: options.form,
    draft,
    done: (results: ResultsIn<ResponseOf<P, M>>) => {
      recovery.end()
      void done(results, false)
    },
  }
  const mutation = useKeyedMutation(method, path, keyed, recovery.ask)
  const isAsking = recovery.state === 'asking'
  const { clear: clearError } = mutation
  const { clear: dismiss } = recovery
  const clear = useCallback(() => {
    clearError()
    dismiss()
  }, [clearError, dismiss])

  return {
    ...mutation,
    set: (part) => {
      dismiss()
      mutation.set(part)
    },
    send: (sent) => {
      // The user must first see that the result of the previous write cannot be determined any
      // more.
      const isForgotten = isKeyExpired(services, keyName)
      if (isForgotten) {
        clearError()
        recovery.ask()
      }
      if (isAsking || isForgotten) return Promise.reject(new ApiError({ code: 'in_progress' }))
      dismiss()
      return mutation.send(sent)
    },
    pending: mutation.pending || isAsking,
    recovery,
    clear,
  }
}
