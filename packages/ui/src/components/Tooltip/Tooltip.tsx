import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import styled from 'styled-components'
import { Kbd } from '../Kbd/index.ts'
import { fadeIn, motion, radius, shadow, space, text, token, width } from '../../theme/index.ts'

export interface TooltipProps {
  /** At most 160 characters; nothing essential. */
  words: string
  /** Keyboard shortcut of the element. */
  keys?: string
  /** @default 'below' */
  side?: 'below' | 'end'
  /**
   * Element that the tooltip describes: focusable, passes its props and ref to a native element.
   */
  children: ReactElement<ComponentProps<'button'>>
}

/** Hover delay in ms; focus shows it at once. */
const patience = 500

/** Tooltip on hover and focus. Escape hides it; the pointer may move onto it. */
export function Tooltip({ words, keys, side = 'below', children }: TooltipProps) {
  const id = useId()
  const thing = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }
  const show = () => {
    clearTimeout(timer.current)
    if (!thing.current || !bubble.current) return
    bubble.current.showPopover()
    place(bubble.current, thing.current, side)
  }
  const hide = () => {
    clearTimeout(timer.current)
    bubble.current?.hidePopover()
  }
  useEffect(function forgetTheTimer() {
    return () => clearTimeout(timer.current)
  }, [])
  return (
    <>
      {cloneElement(children, {
        ref: thing,
        'aria-describedby': id,
        title: '',
        onPointerEnter: () => later(show, patience),
        onPointerLeave: () => later(hide, patience / 4),
        onFocus: show,
        onBlur: hide,
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          children.props.onKeyDown?.(event)
          if (event.key === 'Escape') hide()
        },
      })}
      <Ink
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => later(hide, patience / 4)}
      >
        {words}
        {keys && <Kbd aria-hidden>{keys}</Kbd>}
      </Ink>
    </>
  )
}

/**
 * Positions the tooltip below the element, or above for lack of room, or beside its end; always
 * inside the viewport.
 */
function place(bubble: HTMLElement, thing: HTMLElement, side: TooltipProps['side']) {
  const at = thing.getBoundingClientRect()
  const size = bubble.getBoundingClientRect()
  const gap = 6
  const most = document.documentElement.clientWidth - size.width - gap
  if (side === 'end') {
    bubble.style.top = `${at.top + (at.height - size.height) / 2}px`
    bubble.style.left = `${Math.min(at.right + gap, most)}px`
    return
  }
  const under = at.bottom + gap
  const top = under + size.height > innerHeight ? at.top - gap - size.height : under
  const left = at.left + at.width / 2 - size.width / 2
  bubble.style.top = `${Math.max(gap, top)}px`
  bubble.style.left = `${Math.max(gap, Math.min(left, most))}px`
}

const Ink = styled.span`
  ${text('label')}
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(${width.tooltip}, 90vw);
  margin: 0;
  padding: ${space[8]} ${space[12]};
  border: 0;
  border-radius: ${radius.control};
  background: ${token('bg.inverse')};
  box-shadow: ${shadow[2]};
  color: ${token('fg.onInverse')};
  text-align: start;
  white-space: normal;

  & > kbd {
    margin-inline-start: ${space[8]};
  }
  animation: ${fadeIn} ${motion.popover};
`
