import type { IconComponent } from '../../icons/index.ts'

export interface NavItem {
  href: string
  label: string
  icon: IconComponent
  /** Keyboard shortcut, such as ['G', 'R']. */
  keys?: string[]
  current?: boolean
  /** Number of what waits there; zero shows nothing. */
  count?: number
  /** Pages of the section, shown while it is current. */
  children?: { href: string; label: string; current?: boolean }[]
}

/** Sections of one kind of work. */
export interface NavGroup {
  id: string
  label: string
  items: NavItem[]
}
