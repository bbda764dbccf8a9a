import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BodyOf } from '../api/index.ts'
import { invalidateTopics } from '../query/index.ts'
import { useServices } from '../platform/index.ts'
import { clearKey, isKeyExpired, peekKey } from './idempotencyKeys.ts'

/** Recovery state of a write whose response was lost. */
export interface RecoveryState {
  /**
   * `asking` until the server has reported the result; `unknown` while it is unreachable;
   * `forgotten` when the key is too old for an answer.
   */
  state: 'none' | 'asking' | 'unknown' | 'notDone' | 'forgotten'
  ask(): void
}

/** Operation whose results the server reports afterwards. */
export type RecoverableOperation = BodyOf<'/auth/settle-write/', 'post'>['operation']

interface RecoveryOptions<Results> {
  operation: RecoverableOperation
  /** Storage name of the idempotency key. */
  keyName: string
  touches: readonly Topic[]
  /**
   * Called with the lost results when the write had succeeded, while the form is mounted; called
   * again after it fails.
   */
  done(results: Results): void | Promise<void>
}

const PAUSE = 1000

/**
 * Queries the result of a write without a response when its form opens. The result `notDone` is
 * final, because the server rejects that key from then on.
 */
export function useMutationRecovery<Results>(options: RecoveryOptions<Results>) {
  const { operation, keyName, touches, done } = options
  const services = useServices()
  const { api, tab } = services
  const queries = useQueryClient()
  const storedKey = () => peekKey(tab, keyName)
  const [state, setState] = useState<RecoveryState['state']>(() =>
    storedKey() ? 'asking' : 'none',
  )
  /** Whether the form is still mounted. */
  const opened = useRef((): boolean => true)

  const ask = async (isOpen = opened.current): Promise<void> => {
    const key = storedKey()
    if (!key) return setState('none')
    if (isKeyExpired(services, keyName)) {
      clearKey(tab, keyName)
      return setState('forgotten')
    }
    setState('asking')
    try {
      const body = { operation, key }
      const { data } = await api.POST('/auth/settle-write/', { body })
      // After the form has unmounted nothing changes; it asks again when it opens.
      if (!isOpen()) return
      const answer = data?.results
      if (answer?.done) {
        await done(answer.answer as Results)
        void invalidateTopics(queries, touches)
      }
      // After the form has cleared its draft: a draft without the key of its write could be sent
      // twice.
      setTimeout(() => clearKey(tab, keyName))
      setState(answer?.done ? 'none' : 'notDone')
    } catch (thrown) {
      if (!isOpen()) return
      // Still in progress: ask again shortly.
      if (ApiError.from(thrown).code === 'in_progress') setTimeout(() => void ask(isOpen), PAUSE)
      else setState('unknown')
    }
  }

  const askOnOpening = useEffectEvent((isOpen: () => boolean) => {
    if (storedKey()) void ask(isOpen)
  })
  useEffect(function askOnce() {
    let open = true
    opened.current = () => open
    askOnOpening(opened.current)
    return () => {
      open = false
    }
  }, [])
  return {
    state,
    ask: () => void ask(),
    /** Resets the state after the write has ended. */
    end: useCallback(() => setState('none'), []),
    /** Dismisses the notice. */
    clear: useCallback(
      () =>
        setState((before) => (before === 'notDone' || before === 'forgotten' ? 'none' : before)),
      [],
    ),
  }
}
