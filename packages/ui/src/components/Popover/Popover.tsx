import type { ComponentProps, ReactNode } from 'react'
import {
  Dialog as Panel,
  DialogTrigger,
  Pressable,
  type PopoverProps as Placing,
} from 'react-aria-components'
import { Bubble } from './Bubble.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ComponentProps<typeof Pressable>['children']
  /** What is inside, for screen readers. */
  label: string
  /** May be given a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** @default 'bottom end' */
  placement?: Placing['placement']
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Something small beside the button that opened it: filters, notifications, a hint. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom end',
  ...open
}: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      <Pressable>{trigger}</Pressable>
      <Bubble placement={placement}>
        <Panel aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Panel>
      </Bubble>
    </DialogTrigger>
  )
}
