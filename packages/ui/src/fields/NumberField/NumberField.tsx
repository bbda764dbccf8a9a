import { longestNumber, parseWhole } from '../../parse/number.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/WrittenField.tsx'

export interface NumberFieldProps extends WrittenFieldProps<number | null> {
  /** Maximum number of digits. @default 12 */
  digits?: number
}

/** Whole number field, null while empty; letters are ignored. */
export function NumberField({
  value,
  onChange,
  digits = longestNumber,
  ...rest
}: NumberFieldProps) {
  return (
    <WrittenField
      inputMode="numeric"
      {...rest}
      text={value === null ? '' : String(value)}
      write={(text) => String(parseWhole(text, digits) ?? '')}
      onText={(text) => onChange(parseWhole(text, digits))}
    />
  )
}
