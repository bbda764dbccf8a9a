import type { ReactNode, RefObject } from 'react'
import { Dialog as Panel } from 'react-aria-components/Dialog'
import type { PopoverProps as Placing } from 'react-aria-components/Popover'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { DismissWord } from '../../theme/DismissWord.tsx'
import { Bubble } from './Bubble.ts'

interface PopoverPanelProps {
  triggerRef: RefObject<Element | null>
  placement: Placing['placement']
  offset?: number
  label: string
  flush: boolean | undefined
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Panel of a popover. */
export function PopoverPanel({ label, flush, children, ...bubble }: PopoverPanelProps) {
  return (
    <AriaLanguage>
      <Bubble isOpen {...bubble}>
        <Panel aria-label={label} data-flush={flush}>
          {children}
        </Panel>
        <DismissWord />
      </Bubble>
    </AriaLanguage>
  )
}
