import type { ReactNode } from 'react'

export interface SidePanelProps {
  /** Name of the record. */
  title: string
  /** The one figure of the record. */
  figure?: ReactNode
  /** Badge of the record's status, beside the figure. */
  state?: ReactNode
  /** When and by whom, under the figure. */
  lead?: ReactNode
  /** Groups of facts: `PanelPerson`, `PanelGroup`, `PanelHistory`. */
  children: ReactNode
  /** At most three buttons at the bottom: the harmless one first, the destructive one last. */
  actions?: ReactNode
  /** Called by Esc, the cross or the back arrow. */
  onClose: () => void
  /** Opens the record before; undefined at the first one. */
  onPrevious?: () => void
  /** Opens the record after; undefined at the last one. */
  onNext?: () => void
}
