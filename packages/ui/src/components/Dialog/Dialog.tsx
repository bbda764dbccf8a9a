import type { KeyboardEvent, ReactNode } from 'react'
import { late } from '../../theme/late.ts'

export interface DialogProps {
  /** Controlled visibility. */
  open: boolean
  /** Called on Esc, the close button, or a press outside. */
  onClose: () => void
  /** Heading; announced first by screen readers. */
  title: string
  /** One line under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons; on a phone they share the row. */
  actions?: ReactNode
  /** `reading` is as wide as lines of text. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'reading'
  /** Icon buttons in the head, before the close button. */
  tools?: ReactNode
  /** Form on a phone: a sheet from below, or the whole page. @default 'sheet' */
  phone?: 'sheet' | 'page'
  /** No space around the content, for rows up to the edges. */
  flush?: boolean
  /** Neither Esc nor a press outside closes it. */
  firm?: boolean
  /** Stays above dialogs that open later; one at a time. */
  topmost?: boolean
  /** Capture handler for all keys in the dialog, also while the dialog itself has focus. */
  onKeyDownCapture?: (event: KeyboardEvent) => void
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
}

const useDialogPanel = late(async () => (await import('./DialogPanel.tsx')).DialogPanel)

/**
 * Modal dialog. Focus is trapped and restored. Its implementation is a chunk that is preloaded
 * after the page has rendered.
 */
export function Dialog(props: DialogProps) {
  const { Part } = useDialogPanel('ahead')
  return Part && <Part {...props} />
}
