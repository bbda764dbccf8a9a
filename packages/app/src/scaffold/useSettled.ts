import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import type { Topic } from '@zal/api/events'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Body } from './contract.ts'
import { refresh } from './refresh.ts'
import { useServices } from './services.ts'
import { forgetKey, isTooOld, keptKey } from './unanswered.ts'

/** Recovery of a write whose response was lost. */
export interface Settles<Done> {
  operation: Body<'/auth/settle-write/', 'post'>['operation']
  /**
   * Called with the lost results when the write had succeeded, while the form is mounted; called
   * again after it fails.
   */
  done(results: Done): void | Promise<void>
}

/** Recovery state of a write whose response was lost. */
export interface Settled {
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
  settles: Settles<Done> | undefined
}

const PAUSE = 1000

/**
 * Queries the result of a write without a response when its form opens. The result `notDone` is
 * final, because the server rejects that key from then on.
 */
export function useSettled<Done>({ form, touches, settles }: Write<Done>) {
  const { api, tab, now } = useServices()
  const queries = useQueryClient()
  const kept = () => (form && settles ? keptKey(tab, form) : undefined)
  const [state, setState] = useState<Settled['state']>(() => (kept() ? 'asking' : 'none'))
  /** Whether the form is still mounted. */
  const opened = useRef((): boolean => true)

  const ask = async (isOpen = opened.current): Promise<void> => {
    const key = kept()
    if (!form || !settles || !key) return setState('none')
    if (isTooOld({ tab, now }, form)) {
      forgetKey(tab, form)
      return setState('forgotten')
    }
    setState('asking')
    try {
      const body = { operation: settles.operation, key }
      const { data } = await api.POST('/auth/settle-write/', { body })
      // After the form has unmounted nothing changes; it asks again when it opens.
      if (!isOpen()) return
      const answer = data?.results
      if (answer?.done) {
        await settles.done(answer.answer as Done)
        void refresh(queries, touches)
      }
      // After the form has cleared its draft: a draft without the key of its write could be sent
      // twice.
      setTimeout(() => forgetKey(tab, form))
      setState(answer?.done ? 'none' : 'notDone')
    } catch (thrown) {
      if (!isOpen()) return
      // Still in progress: ask again shortly.
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
