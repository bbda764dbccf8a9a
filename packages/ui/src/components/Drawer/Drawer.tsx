import type { ReactNode } from 'react'
import { late } from '../../theme/late.ts'

export interface DrawerProps {
  /** Controlled visibility. */
  open: boolean
  /** Called on Esc, the close button, or a press outside. */
  onClose: () => void
  /** Heading; announced first by screen readers. */
  title: string
  /** Hides the title visually. */
  quiet?: boolean
  /** `bottom` is a sheet for phones. @default 'end' */
  side?: 'start' | 'end' | 'bottom'
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
}

const useDrawerPanel = late(async () => (await import('./DrawerPanel.tsx')).DrawerPanel)

/**
 * Modal panel at the side of the page. Its implementation is a chunk that is preloaded after the
 * page has rendered.
 */
export function Drawer(props: DrawerProps) {
  const { Part } = useDrawerPanel('ahead')
  return Part && <Part {...props} />
}
