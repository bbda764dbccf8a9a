import { useState } from 'react'
import { parsePercent, percentText } from '../../parse/number.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/text/WrittenField.tsx'

export type PercentFieldProps = WrittenFieldProps<number | null>

/**
 * Percentage field: a number, or null while empty. One above 100 or with decimals stays as typed, so that its form can
 * refuse it.
 */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  const [typed, setTyped] = useState('')
  // Keeps a separator that has no decimals yet, until the value changes from outside.
  const text = parsePercent(typed) === value ? typed : value === null ? '' : String(value)
  return (
    <WrittenField
      inputMode="decimal"
      after="%"
      {...rest}
      text={text}
      write={percentText}
      onText={(next) => {
        setTyped(next)
        onChange(parsePercent(next))
      }}
    />
  )
}
