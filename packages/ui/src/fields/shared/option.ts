import type { ReactNode } from 'react'

/** One of the things to choose from. */
export interface Option<Id extends string | number> {
  id: Id
  label: string
  /** One more line, written small. */
  description?: ReactNode
  /** A picture before the label. */
  icon?: ReactNode
  disabled?: boolean
}
