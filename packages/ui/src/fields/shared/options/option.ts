import type { ReactNode } from 'react'

/** One of the things to choose from. */
export interface Option<Id extends string | number> {
  /** What the form keeps; unique among the options. */
  id: Id
  /** What people read, and find by typing its first letters. */
  label: string
  /** One more line, written small. */
  description?: ReactNode
  /** A picture before the label. */
  icon?: ReactNode
  /** In sight but not to be chosen; the description says why. @default false */
  disabled?: boolean
}
