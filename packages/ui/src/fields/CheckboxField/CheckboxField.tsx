import type { ReactNode } from 'react'
import { Choice, Mark } from '../shared/Choice.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'

export interface CheckboxFieldProps extends FieldProps<boolean> {
  /** Small text under the label. */
  description?: ReactNode
}

/** Checkbox whose label states what checked means. */
export function CheckboxField({
  value,
  onChange,
  onBlur,
  description,
  ...rest
}: CheckboxFieldProps) {
  const [framed] = splitFramed(rest)
  return (
    <FieldFrame {...framed} inline>
      {(aria) => (
        <Choice label={framed.label} description={description} required={framed.required}>
          <Mark
            {...aria}
            type="checkbox"
            checked={value}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            onBlur={onBlur}
          />
        </Choice>
      )}
    </FieldFrame>
  )
}
