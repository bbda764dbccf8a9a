import type { ReactNode } from 'react'

/** What every field takes. Fields are controlled; the Formik-bound twin of each is `bound(Field)`. */
export interface FieldProps<Value> {
  /** Written above the control, always; screen readers say it. */
  label: string
  /** What the field shows; its owner keeps it. */
  value: Value
  /** The person gave another value. */
  onChange: (value: Value) => void
  /** The person left the field; the moment for a first validation. */
  onBlur?: () => void
  /** Name in the form, and of the native control. */
  name?: string
  /** One sentence of help under the control. */
  hint?: ReactNode
  /** What is wrong and how to mend it; takes the place of the hint. */
  error?: string
  /** Marks the field as needed, for eyes and for screen readers. @default false */
  required?: boolean
  /** Neither focus nor change; say nearby why. @default false */
  disabled?: boolean
  /** Keeps the label for screen readers only, where the place says it already. @default false */
  hideLabel?: boolean
}
