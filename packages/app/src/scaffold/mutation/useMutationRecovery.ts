import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BodyOf } from '../api/index.ts'
import { invalidateTopics } from '../query/index.ts'
import { useServices } from '../platform/index.ts'
import { clearKey, isKeyExpired, peekKey } from './idempotencyKeys.ts'

/** How a write is settled whose answer was lost. */
export interface Recoverable<Done> {
  operation: BodyOf<'/auth/settle-write/', 'post'>['operation']
  /** It was done; the results are those of the answer that was lost. Called while the form is open; asked again where it fails. */
  done(results: Done): void | Promise<void>
}

/** What is known of a write whose answer was lost. */
export interface RecoveryState {
  /**
   * `asking` until the server has said what came of it; `unknown` while it is out of reach; `forgotten` where so much
   * time has passed that it cannot tell any more.
   */
  state: 'none' | 'asking' | 'unknown' | 'notDone' | 'forgotten'
  ask(): void
}

interface Write<Done> {
  /** Where its key is kept. */
  form: string | undefined
  touches: Topic[]
  recoverable: Recoverable<Done> | undefined
}

const PAUSE = 1000

/**
 * What came of a write without an answer, asked when its form opens. Who is told that it was not done can rely on it,
 * because the server refuses that write from then on.
 */
export function useMutationRecovery<Done>({ form, touches, recoverable }: Write<Done>) {
  const { api, tab, now } = useServices()
  const queries = useQueryClient()
  const kept = () => (form && recoverable ? peekKey(tab, form) : undefined)
  const [state, setState] = useState<RecoveryState['state']>(() => (kept() ? 'asking' : 'none'))
  /** Whether the form is still there. */
  const opened = useRef((): boolean => true)

  const ask = async (isOpen = opened.current): Promise<void> => {
    const key = kept()
    if (!form || !recoverable || !key) return setState('none')
    if (isKeyExpired({ tab, now }, form)) {
      clearKey(tab, form)
      return setState('forgotten')
    }
    setState('asking')
    try {
      const body = { operation: recoverable.operation, key }
      const { data } = await api.POST('/auth/settle-write/', { body })
      // Who has left the form meanwhile is told when they come back.
      if (!isOpen()) return
      const answer = data?.results
      if (answer?.done) {
        await recoverable.done(answer.answer as Done)
        void invalidateTopics(queries, touches)
      }
      // Only after the form has forgotten its draft: a draft without the key of its write could be sent once more.
      setTimeout(() => clearKey(tab, form))
      setState(answer?.done ? 'none' : 'notDone')
    } catch (thrown) {
      if (!isOpen()) return
      // Still at work: it will be decided in a moment.
      if (ApiError.from(thrown).code === 'in_progress') setTimeout(() => void ask(isOpen), PAUSE)
      else setState('unknown')
    }
  }

  const askOnOpening = useEffectEvent((isOpen: () => boolean) => {
    if (kept()) void ask(isOpen)
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
    /** Nothing is open any more. */
    end: useCallback(() => setState('none'), []),
    /** Somebody goes on. */
    clear: useCallback(
      () =>
        setState((before) => (before === 'notDone' || before === 'forgotten' ? 'none' : before)),
      [],
    ),
  }
}
