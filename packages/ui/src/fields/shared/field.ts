import type { ReactNode } from 'react'

/** Props of every field. Fields are controlled; `bound(Field)` is the variant bound to Formik. */
export interface FieldProps<Value> {
  /** Label above the control; also its accessible name. */
  label: string
  /** Current value, controlled by the owner. */
  value: Value
  /** Called with the new value. */
  onChange: (value: Value) => void
  /** Called when focus leaves the field; the time for its first validation. */
  onBlur?: () => void
  /** Name in the form and of the native control. */
  name?: string
  /** Help text under the control. */
  hint?: ReactNode
  /** Error with how to fix it; replaces the hint. */
  error?: string
  /** Marks the field as required, visually and for screen readers. @default false */
  required?: boolean
  /** Not focusable and not editable; explain why nearby. @default false */
  disabled?: boolean
  /** Hides the label visually, where the context makes it redundant. @default false */
  hideLabel?: boolean
}
