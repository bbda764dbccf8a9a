import { parsePercent } from '../../parse/number.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/WrittenField.tsx'

export type PercentFieldProps = WrittenFieldProps<number | null>

/** Percentage field: a whole number from 0 to 100, or null while empty. */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  return (
    <WrittenField
      inputMode="numeric"
      after="%"
      {...rest}
      text={value === null ? '' : String(value)}
      write={(text) => String(parsePercent(text) ?? '')}
      onText={(text) => onChange(parsePercent(text))}
    />
  )
}
