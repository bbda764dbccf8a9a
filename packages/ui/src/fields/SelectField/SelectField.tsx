import type { FieldProps } from '../shared/field.ts'
import type { Option } from '../shared/option.ts'
import { Picker } from '../shared/Picker.tsx'
import { useTypedChoice } from './useTypedChoice.ts'

export interface SelectFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** Options in display order. */
  options: readonly Option<Id>[]
  /** Shown while nothing is chosen. @default the word "Choose" */
  placeholder?: string
}

/** Select with a list. Typing letters moves to the matching option. */
export function SelectField<Id extends string | number>({
  value,
  onChange,
  options,
  ...rest
}: SelectFieldProps<Id>) {
  const type = useTypedChoice({ options, value, onChoose: onChange })
  return (
    <Picker
      {...rest}
      options={options}
      chosen={options.filter(({ id }) => id === value)}
      onChoose={([one]) => one && one.id !== value && onChange(one.id)}
      onKeyDown={type}
    />
  )
}
