import type { ReactNode } from 'react'
import { late } from '../../theme/late.ts'

export interface DrawerProps {
  /** Whether it is shown; the owner decides. */
  open: boolean
  /** Called when it wants to close: Esc, the cross, a press beside it. */
  onClose: () => void
  /** Its name, as a heading; screen readers hear it first. */
  title: string
  /** The title is only for screen readers; the content shows where we are. */
  quiet?: boolean
  /** @default 'end' */
  side?: 'start' | 'end'
  children: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
}

const useDrawerPanel = late(async () => (await import('./DrawerPanel.tsx')).DrawerPanel)

/** A task or a menu at the side of the page. What it is made of travels after the page stands. */
export function Drawer(props: DrawerProps) {
  const { Part } = useDrawerPanel('ahead')
  return Part && <Part {...props} />
}
