import type { ReactNode } from 'react'
import type { PopoverProps as Placing } from 'react-aria-components'
import { late } from '../../theme/late.ts'
import { useOpener, type Opener } from './useOpener.tsx'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: Opener
  /** What is inside, for screen readers. */
  label: string
  /** May be given a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** @default 'bottom end' */
  placement?: Placing['placement']
  /** Controlled from outside; without it the trigger decides. */
  isOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

const usePopoverPanel = late(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

/** Something small beside the button that opened it: filters, notifications, a hint. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom end',
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
        <Part triggerRef={ref} placement={placement} label={label} onOpenChange={setOpen}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Part>
      )}
    </>
  )
}
