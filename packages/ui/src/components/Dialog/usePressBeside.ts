import { useRef, type MouseEvent } from 'react'

/**
 * Closes on a press outside the sheet that also began outside: a text selection dragged out of it
 * does not close. (react-aria's own handling adds hidden buttons without Uzbek labels; ours has a
 * labelled close button.)
 */
export function usePressBeside(onPress: () => void) {
  const began = useRef(false)
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return {
    onPointerDown: (event: MouseEvent) => {
      began.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => {
      if (began.current && isBeside(event)) onPress()
    },
  }
}
