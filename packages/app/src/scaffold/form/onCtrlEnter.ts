import type { KeyboardEvent } from 'react'

/** Ctrl+Enter anywhere in the form; not in a dialog over it, whose presses come by here as well. */
export const onCtrlEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (!event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.stopPropagation()
  run()
}
