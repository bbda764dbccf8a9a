import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'

/** Trigger element; must pass its props and ref to a native button. */
export type Opener = ReactElement<ComponentProps<'button'>>

interface OpenerOptions {
  kind: 'menu' | 'dialog'
  /** Preloads the popup; called on hover and focus. */
  prepare: () => void
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/**
 * Trigger button of a menu or popover. The popup and its behaviour are a chunk that loads on hover
 * or focus.
 */
export function useOpener(trigger: Opener, { kind, prepare, ...given }: OpenerOptions) {
  const ref = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(false)
  const [byKey, setByKey] = useState(false)
  const open = given.isOpen ?? own
  useEffect(
    function fetchWhatIsOpen() {
      if (open) prepare()
    },
    [open, prepare],
  )
  const setOpen = (next: boolean) => {
    setOwn(next)
    given.onOpenChange?.(next)
  }
  // oxlint-disable-next-line react/refs -- the clone carries the ref on, nobody reads it here
  const button = cloneElement(trigger, {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event)
      // detail 0 is a click by Enter or Space.
      setByKey(event.detail === 0)
      setOpen(!open)
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      setByKey(true)
      setOpen(true)
    },
  })
  return { button, ref, open, setOpen, byKey }
}
