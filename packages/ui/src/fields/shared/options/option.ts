import type { ReactNode } from 'react'

/** A selectable option. */
export interface Option<Id extends string | number> {
  /** Form value; unique among the options. */
  id: Id
  /** Visible text, also matched by typing its first letters. */
  label: string
  /** Second line in small text. */
  description?: ReactNode
  /** Icon before the label. */
  icon?: ReactNode
  /** Digit that chooses it while focus is in the field; shown as a key. */
  digit?: number
  /** Visible but not selectable; the description says why. @default false */
  disabled?: boolean
}
