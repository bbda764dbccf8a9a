import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z does this, once, unless the focus is in a field with words; undefined hears nothing. */
export function useUndoKey(undo: (() => void) | undefined) {
  const isOffered = undo !== undefined
  const run = useEffectEvent(() => undo?.())
  useEffect(
    function listenForUndo() {
      if (!isOffered) return
      const press = (event: KeyboardEvent) => {
        if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey)) return
        if (event.defaultPrevented || hasOwnUndo(event.target)) return
        event.preventDefault()
        run()
      }
      document.addEventListener('keydown', press)
      return () => document.removeEventListener('keydown', press)
    },
    [isOffered],
  )
}

const typing = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]'

/** Whether the key belongs to a field: one with words in it. An empty one has nothing to take back. */
function hasOwnUndo(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || !target.matches(typing)) return false
  return ('value' in target ? target.value : target.textContent) !== ''
}
