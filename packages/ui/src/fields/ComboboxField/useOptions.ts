import { useEffect, useRef, useState } from 'react'
import { useDelayed } from '../shared/text/useDelayed.ts'
import {
  type ComboboxOption,
  type OptionsEvent,
  type OptionsState,
  optionsReducer,
} from './options.ts'

export type { ComboboxOption } from './options.ts'

/** Brings a page of options. */
export type LoadOptions<Id extends string | number> = (
  query: string,
  page: number,
  signal: AbortSignal,
) => Promise<OptionPage<Id>>

/** One page of options. */
export interface OptionPage<Id extends string | number> {
  /** What fits, best first. */
  options: readonly ComboboxOption<Id>[]
  /** Whether another page follows. */
  more: boolean
}

interface UseOptions<Id extends string | number> {
  load: LoadOptions<Id>
  debounce: number
  /** Enter was pressed before the answer came, and exactly one option fits. */
  onOnly: (option: ComboboxOption<Id>) => void
  /** What Enter had asked for is over without a choice: several fit, none does, or it failed. */
  onUndecided?: () => void
}

/** Asks for options after a pause or at once, page by page; only the last question is answered. */
export function useOptions<Id extends string | number>({
  load,
  debounce,
  onOnly,
  onUndecided,
}: UseOptions<Id>) {
  const [state, setState] = useState<OptionsState<Id>>(start)
  // An answer is known here before it is on the screen, so that a key between the two is not lost.
  const known = useRef<OptionsState<Id>>(start)
  const send = (event: OptionsEvent<Id>) => {
    known.current = optionsReducer(known.current, event)
    setState(known.current)
  }
  const delayed = useDelayed(debounce)
  const running = useRef<AbortController>(undefined)
  const wantsOnly = useRef(false)
  useEffect(function cancelOnLeave() {
    return () => running.current?.abort()
  }, [])

  const takeOnly = () => {
    const [only, ...others] = known.current.options
    if (!only || others.length > 0) return false
    onOnly(only)
    return true
  }

  const bring = async (query: string, page: number) => {
    delayed.cancel()
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    send({ kind: 'asked', query, page })
    try {
      const answer = await load(query, page, controller.signal)
      if (controller.signal.aborted) return
      send({ kind: 'answered', page, ...answer })
      if (wantsOnly.current && !takeOnly()) onUndecided?.()
    } catch {
      if (controller.signal.aborted) return
      send({ kind: 'failed' })
      if (wantsOnly.current) onUndecided?.()
    } finally {
      if (running.current === controller) {
        running.current = undefined
        wantsOnly.current = false
      }
    }
  }

  const more = () => {
    if (state.status === 'ready' && state.more) void bring(state.query, state.page + 1)
  }
  return {
    ...state,
    /** Asks for what fits; without `now` it waits for a pause. */
    ask(query: string, { now = false } = {}) {
      const clean = query.trim()
      wantsOnly.current = false
      send({ kind: 'typed', query: clean })
      if (now) void bring(clean, 1)
      else delayed.run(() => void bring(clean, 1))
    },
    /** Whether the options on the screen are not yet those of what was typed. */
    isWaiting: () => delayed.isWaiting() || (running.current !== undefined && state.page === 1),
    /** Does not wait for the pause; a single option that fits is chosen when it comes. */
    flush() {
      wantsOnly.current = true
      if (delayed.isWaiting()) void bring(known.current.query, 1)
    },
    /** Whether Enter was pressed and its answer is on its way. */
    isWanted: () => wantsOnly.current,
    /** Whether the answer is here but not yet drawn: nobody can have chosen from it by its place. */
    isUnseen: () => known.current.options !== state.options,
    /** Chooses the single option that fits, if it is one. */
    takeOnly,
    more,
    retry: () => void bring(state.query, 1),
    move(step: number) {
      send({ kind: 'moved', step })
      if (state.active + step >= state.options.length) more()
    },
    point: (index: number) => send({ kind: 'pointed', index }),
    stop() {
      delayed.cancel()
      running.current?.abort()
      running.current = undefined
      wantsOnly.current = false
    },
  }
}

const start: OptionsState<never> = {
  status: 'idle',
  query: '',
  page: 1,
  options: [],
  more: false,
  active: -1,
}
