import { useRef, useState } from 'react'
import { fill } from '../../format/fill.ts'
import type { CalendarHandlers } from './calendar.types.ts'
import type { CalendarWords } from './period.ts'
import { changeOf, type Grip, isResize, isSame, type Place, stretchAt } from './place.ts'

/** A drag with the range it would result in. */
export interface Draft extends Grip {
  place: Place
  by: 'pointer' | 'keys'
}

export type DraftControl = ReturnType<typeof useDraft>

interface DraftOptions {
  handlers: CalendarHandlers
  words: CalendarWords
  /** Describes a range: "Payshanba, 12-mart, 09:00–10:00". */
  describe: (place: Place) => string
}

/**
 * State of moving, resizing and drawing. It is a preview; dropping calls the owner, and without a
 * change the event returns.
 */
export function useDraft({ handlers, words, describe }: DraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [said, say] = useState('')
  // A ref, because pointer events arrive between two renders.
  const held = useRef<Draft | null>(null)
  const put = (next: Draft | null) => {
    held.current = next
    setDraft(next)
  }

  const begin = (grip: Grip, by: Draft['by']) => {
    put({ ...grip, by, place: grip.home })
    if (grip.event && by === 'keys') say(fill(words.taken, { title: grip.event.title }))
  }
  const move = (to: Place) => {
    const now = held.current
    if (!now || isSame(now.place, to)) return
    put({ ...now, place: to })
    say(describe(to))
  }
  const cancel = () => {
    const now = held.current
    put(null)
    if (!now?.event) return
    say(fill(words.kept, { title: now.event.title, place: describe(now.home) }))
  }
  const drop = () => {
    const now = held.current
    if (!now) return
    if (now.kind !== 'create' && isSame(now.home, now.place)) return cancel()
    held.current = null
    const answer = ask(now, handlers)
    if (now.event) say(fill(words.dropped, { title: now.event.title, place: describe(now.place) }))
    if (!answer) return setDraft(null)
    const settle = () => setDraft((shown) => (shown === now ? null : shown))
    answer.then(settle, settle)
  }
  return {
    /** The preview; it outlives the drag while the owner's promise is pending. */
    draft,
    isHeld: () => held.current !== null,
    heldNow: () => held.current,
    said,
    say,
    begin,
    move,
    cancel,
    drop,
  }
}

function ask({ kind, event, home, place }: Draft, handlers: CalendarHandlers) {
  if (kind === 'create' || !event) return handlers.onCreate?.(stretchAt(place))
  const change = changeOf(event, place)
  return isResize(home, place) ? handlers.onResize?.(change) : handlers.onMove?.(change)
}
