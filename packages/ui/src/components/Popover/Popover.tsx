import { lazy, Suspense, type ReactNode } from 'react'
import type { PopoverProps as Placing } from 'react-aria-components'
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

const load = () => import('./PopoverPanel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await load()).PopoverPanel }))

/** Something small beside the button that opened it: filters, notifications, a hint. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom end',
  ...given
}: PopoverProps) {
  const { button, ref, open, setOpen } = useOpener(trigger, {
    kind: 'dialog',
    prepare: load,
    ...given,
  })
  return (
    <>
      {button}
      {open && (
        <Suspense>
          <PopoverPanel triggerRef={ref} placement={placement} label={label} onOpenChange={setOpen}>
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}
