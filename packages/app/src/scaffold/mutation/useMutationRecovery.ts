import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BodyOf } from '../api/index.ts'
import { invalidateTopics } from '../query/index.ts'
import { useServices } from '../platform/index.ts'
import { clearKey, isKeyExpired, peekKey } from './idempotencyKeys.ts'

/** Recovery of a write whose response was lost. */
export interface Recoverable<Done> {
  operation: BodyOf<'/auth/settle-write/', 'post'>['operation']
  /**
   * Called with the lost results when the write had succeeded, while the form is mounted; called
   * again after it fails.
   */
  done(results: Done): void | Promise<void>
}

/** Recovery state of a write whose response was lost. */
export interface RecoveryState {
  /**
   * `asking` until the server has reported the result; `unknown` while it is unreachable;
   * `forgotten` when the key is too old for an answer.
   */
  state: 'none' | 'asking' | 'unknown' | 'notDone' | 'forgotten'
  ask(): void
}

interface Write<Done> {
  /** Storage name of its key. */
  form: string | undefined
  touches: Topic[]
  recoverable: Recoverable<Done> | undefined
}

const PAUSE = 1000

/**
 * Queries the result of a write without a response when its form opens. The result `notDone` is
 * final, because the server rejects that key from then on.
 */
export function useMutationRecovery<Done>({ form, touches, recoverable }: Write<Done>) {
  const { api, tab, now } = useServices()
  const queries = useQueryClient()
  const storedKey = () => (form && recoverable ? peekKey(tab, form) : undefined)
  const [state, setState] = useState<RecoveryState['state']>(() =>
    storedKey() ? 'asking' : 'none',
  )
  /** Whether the form is still mounted. */
  const opened = useRef((): boolean => true)

  const ask = async (isOpen = opened.current): Promise<void> => {
    const key = storedKey()
    if (!form || !recoverable || !key) return setState('none')
    if (isKeyExpired({ tab, now }, form)) {
      clearKey(tab, form)
      return setState('forgotten')
    }
    setState('asking')
    try {
      const body = { operation: recoverable.operation, key }
      const { data } = await api.POST('/auth/settle-write/', { body })
      // After the form has unmounted nothing changes; it asks again when it opens.
      if (!isOpen()) return
      const answer = data?.results
      if (answer?.done) {
        await recoverable.done(answer.answer as Done)
        void invalidateTopics(queries, touches)
      }
      // After the form has cleared its draft: a draft without the key of its write could be sent
      // twice.
      setTimeout(() => clearKey(tab, form))
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
