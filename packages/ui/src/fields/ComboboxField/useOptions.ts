import { useEffect, useRef, useState } from 'react'
import { useDelayed } from '../shared/text/useDelayed.ts'
import {
  type ComboboxOption,
  type OptionsEvent,
  type OptionsState,
  optionsReducer,
} from './options.ts'

export type { ComboboxOption } from './options.ts'

/** Loads a page of options. */
export type LoadOptions<Id extends string | number> = (
  query: string,
  page: number,
  signal: AbortSignal,
) => Promise<OptionPage<Id>>

/** A page of options. */
export interface OptionPage<Id extends string | number> {
  /** Matches, best first. */
  options: readonly ComboboxOption<Id>[]
  /** Whether there is a next page. */
  more: boolean
  /** Count of all matches. */
  total?: number | undefined
}

interface UseOptions<Id extends string | number> {
  load: LoadOptions<Id>
  debounce: number
  /** Option that an Enter before the response takes: the only match, or the best. @default 'only' */
  takes?: 'only' | 'first'
  /** Called with what Enter takes, when it was pressed before the response. */
  onOnly: (option: ComboboxOption<Id>) => void
  /** Called when a search by Enter ends without a choice: several matches, none, or an error. */
  onUndecided?: () => void
}

/** Loads options after a debounce or at once, page by page; outdated responses are dropped. */
export function useOptions<Id extends string | number>({
  load,
  debounce,
  takes = 'only',
  onOnly,
  onUndecided,
}: UseOptions<Id>) {
  const [state, setState] = useState<OptionsState<Id>>(start)
  // The state before rendering, so that a key between response and render is handled.
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
    if (!only || (takes === 'only' && others.length > 0)) return false
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
    /** Searches; debounced without `now`. */
    ask(query: string, { now = false } = {}) {
      const clean = query.trim()
      wantsOnly.current = false
      send({ kind: 'typed', query: clean })
      if (now) void bring(clean, 1)
      else delayed.run(() => void bring(clean, 1))
    },
    /** Whether the rendered options are outdated. */
    isWaiting: () => delayed.isWaiting() || (running.current !== undefined && state.page === 1),
    /** Skips the debounce; what Enter takes is chosen when it arrives. */
    flush() {
      wantsOnly.current = true
      if (delayed.isWaiting()) void bring(known.current.query, 1)
    },
    /** Whether Enter was pressed and its response is pending. */
    isWanted: () => wantsOnly.current,
    /**
     * Whether the response has arrived but is not rendered, so that the user cannot have chosen
     * from it.
     */
    isUnseen: () => known.current.options !== state.options,
    /** Chooses the only match, or the best one by `takes`. */
    takeOnly,
    /** Whether `more` finds another page. */
    hasMore: state.more,
    /** Loads the next page. */
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
