import type { ReactNode } from 'react'
import type { PopoverProps as Placing } from 'react-aria-components'
import { late } from '../../theme/late.ts'
import { useOpener, type Opener } from './useOpener.tsx'

export interface PopoverProps {
  /** Button that opens it. */
  trigger: Opener
  /** Accessible name of the content. */
  label: string
  /** Content, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** @default 'bottom end' */
  placement?: Placing['placement']
  /** Distance from the button in px. @default 6 */
  offset?: number
  /** No space around the content, for rows up to the edges. */
  flush?: boolean
  /** Controlled visibility; uncontrolled if omitted. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

const usePopoverPanel = late(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** Popover beside its button: filters, notifications, a hint. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom end',
  offset,
  flush,
  ...given
}: PopoverProps) {
  const { Part, fetch } = usePopoverPanel()
  const { button, ref, open, setOpen } = useOpener(trigger, {
    kind: 'dialog',
    prepare: fetch,
    ...given,
  })
  return (
    <>
      {button}
      {open && Part && (
        <Part
          triggerRef={ref}
          placement={placement}
          offset={offset}
          label={label}
          flush={flush}
          onOpenChange={setOpen}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Part>
      )}
    </>
  )
}
