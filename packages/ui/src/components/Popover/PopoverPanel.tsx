import type { ReactNode, RefObject } from 'react'
import { Dialog as Panel, type PopoverProps as Placing } from 'react-aria-components'
import { DismissWord } from '../../theme/DismissWord.tsx'
import { Bubble } from './Bubble.ts'

interface PopoverPanelProps {
  triggerRef: RefObject<Element | null>
  placement: Placing['placement']
  label: string
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** What a popover opens. */
export function PopoverPanel({ label, children, ...bubble }: PopoverPanelProps) {
  return (
    <Bubble isOpen {...bubble}>
      <Panel aria-label={label}>{children}</Panel>
      <DismissWord />
    </Bubble>
  )
}
