import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'

/**
 * The browser's own dialog for what the first page needs at once: it keeps the focus inside, closes
 * on Escape and on a press beside it, and costs nothing to load.
 *
 * @returns what goes onto the `dialog`
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
    // Taken away while open, it would keep the focus that it has borrowed.
    return () => dialog?.close()
  }, [])
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()
  return { ref, onClose, onClick }
}
