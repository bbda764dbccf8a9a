import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Topic } from './contract.ts'
import { refresh } from './refresh.ts'
import { useServices } from './services.ts'
import { forgetKey, keptKey } from './unanswered.ts'
import { useOwner } from './who.ts'

/** A write that may be without an answer: the name of its form and of its operation. */
export interface Unanswered {
  form: string
  operation: 'createPayment' | 'createOneTimePayment'
  touches: Topic[]
}

export interface Settled<Done> {
  /** `asking` until the server has said what came of it; `unknown` while it is out of reach. */
  state: 'none' | 'asking' | 'unknown' | 'notDone' | 'done'
  done: Done | undefined
  ask(): void
  /** It was shown, and its draft is gone. */
  seen(): void
  /** Somebody goes on with something else. */
  forget(): void
}

const PAUSE = 1000

/**
 * After a reload or a crash: whether a write that was on its way was done. Who is told that it was not can rely on
 * it, because the server refuses that write from then on.
 */
export function useSettled<Done>(writes: readonly Unanswered[]): Settled<Done> {
  const { api, tab } = useServices()
  const queries = useQueryClient()
  const owner = useOwner()
  const [open] = useState(() => writes.find(({ form }) => keptKey(tab, `${owner}.${form}`)))
  const [state, setState] = useState<Settled<Done>['state']>(open ? 'asking' : 'none')
  const [done, setDone] = useState<Done>()
  const asked = useRef(false)

  const ask = useCallback(
    async function askAgain(): Promise<void> {
      const form = open && `${owner}.${open.form}`
      const key = form && keptKey(tab, form)
      if (!key) return setState('none')
      setState('asking')
      try {
        const { operation } = open
        const { data } = await api.POST('/auth/settle-write/', { body: { operation, key } })
        const answer = data?.results
        if (answer?.done) {
          setDone(answer.answer as Done)
          setState('done')
          await refresh(queries, open.touches)
          return
        }
        forgetKey(tab, form)
        setState('notDone')
      } catch (thrown) {
        // Still at work: it will be decided in a moment.
        if (ApiError.from(thrown).code === 'in_progress') setTimeout(() => void askAgain(), PAUSE)
        else setState('unknown')
      }
    },
    [api, queries, tab, owner, open],
  )

  useEffect(
    function askOnce() {
      if (!open || asked.current) return
      asked.current = true
      void ask()
    },
    [open, ask],
  )
  return {
    state,
    done,
    ask: () => void ask(),
    seen: useCallback(() => {
      if (open) forgetKey(tab, `${owner}.${open.form}`)
    }, [open, tab, owner]),
    forget: () => {
      setDone(undefined)
      setState('none')
    },
  }
}
