import { useRef, type MouseEvent } from 'react'

/**
 * Closes by a press beside the sheet. The press must begin and end there: a selection dragged out of
 * the sheet closes nothing. (react-aria's own way adds buttons for screen readers that speak no Uzbek;
 * ours have a close button that does.)
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
