import { useEffect, useEffectEvent } from 'react'

/** Registers Ctrl+Z, unless focus is in a non-empty text field; undefined registers nothing. */
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

/** Whether the target has its own undo: a non-empty text field. */
function hasOwnUndo(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || !target.matches(typing)) return false
  return ('value' in target ? target.value : target.textContent) !== ''
}
