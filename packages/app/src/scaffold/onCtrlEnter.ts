import type { KeyboardEvent } from 'react'

/**
 * Runs on Ctrl+Enter inside the form, but not in a dialog above it, whose React events bubble
 * through here.
 */
export const onCtrlEnter = (run: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  if (!event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.stopPropagation()
  run()
}
