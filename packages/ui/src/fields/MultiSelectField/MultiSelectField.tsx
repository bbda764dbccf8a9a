import type { FieldProps } from '../shared/field.ts'
import type { Option } from '../shared/option.ts'
import { Picker } from '../shared/Picker.tsx'

export interface MultiSelectFieldProps<Id extends string | number> extends FieldProps<
  readonly Id[]
> {
  /** Options in display order. */
  options: readonly Option<Id>[]
  /** Shown while nothing is chosen. @default the word "Choose" */
  placeholder?: string
}

/**
 * Multi-select in a list that stays open. The value is in the order of the options and keeps
 * unknown ids.
 */
export function MultiSelectField<Id extends string | number>({
  value,
  onChange,
  options,
  ...rest
}: MultiSelectFieldProps<Id>) {
  const unknown = value.filter((one) => options.every(({ id }) => id !== one))
  return (
    <Picker
      {...rest}
      isMany
      options={options}
      chosen={options.filter(({ id }) => value.includes(id))}
      onChoose={(chosen) => onChange([...unknown, ...chosen.map(({ id }) => id)])}
    />
  )
}
