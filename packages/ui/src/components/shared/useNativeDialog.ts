import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'

/**
 * Native `dialog` for overlays of the initial page: traps focus, closes on Escape and on a press
 * outside, and needs no extra code to load.
 *
 * @returns props of the `dialog`
 */
export function useNativeDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(
    function followOpen() {
      if (open) ref.current?.showModal()
      else ref.current?.close()
    },
    [open],
  )
  useLayoutEffect(function closeBeforeLeaving() {
    const dialog = ref.current
    // Removing an open dialog from the DOM would lose the focus to restore.
    return () => dialog?.close()
  }, [])
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()
  return { ref, onClose, onClick }
}
