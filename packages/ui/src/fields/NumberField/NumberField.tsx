import type { ReactNode } from 'react'
import { longestNumber, parseWhole } from '../../parse/number.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/text/WrittenField.tsx'

export interface NumberFieldProps extends WrittenFieldProps<number | null> {
  /** Maximum number of digits. @default 12 */
  digits?: number
  /** Unit after the number. */
  unit?: ReactNode
}

/** Whole number field, null while empty; letters are ignored. */
export function NumberField({
  value,
  onChange,
  digits = longestNumber,
  unit,
  ...rest
}: NumberFieldProps) {
  return (
    <WrittenField
      inputMode="numeric"
      after={unit}
      {...rest}
      text={value === null ? '' : String(value)}
      write={(text) => String(parseWhole(text, digits) ?? '')}
      onText={(text) => onChange(parseWhole(text, digits))}
    />
  )
}
