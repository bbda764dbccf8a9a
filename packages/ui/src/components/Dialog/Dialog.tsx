import type { KeyboardEvent, ReactNode } from 'react'
import { late } from '../../theme/late.ts'

export interface DialogProps {
  /** Whether it is shown; the owner decides. */
  open: boolean
  /** Called when it wants to close: Esc, the cross, a press beside it. */
  onClose: () => void
  /** Its name, as a heading; screen readers hear it first. */
  title: string
  /** One line under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons; on a phone they share the row. */
  actions?: ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Stays until a button is pressed: neither Esc nor a press beside closes it. */
  firm?: boolean
  /** Hears every key that is pressed in it, before whatever has the focus; also while that is the dialog itself. */
  onKeyDownCapture?: (event: KeyboardEvent) => void
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

const useDialogPanel = late(async () => (await import('./DialogPanel.tsx')).DialogPanel)

/**
 * A task over the page. Focus goes in, stays, and returns to where it was. What it is made of
 * travels after the page stands, before anybody has opened it.
 */
export function Dialog(props: DialogProps) {
  const { Part } = useDialogPanel('ahead')
  return Part && <Part {...props} />
}
