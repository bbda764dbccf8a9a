import type { FieldProps } from '../shared/field.ts'
import type { Option } from '../shared/option.ts'
import { Picker } from '../shared/Picker.tsx'

export interface MultiSelectFieldProps<Id extends string | number> extends FieldProps<
  readonly Id[]
> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Option<Id>[]
  /** Shown while nothing is chosen. @default the word "Choose" */
  placeholder?: string
}

/** Any of several, in a list that stays open. The value keeps the order of the options. */
export function MultiSelectField<Id extends string | number>({
  value,
  onChange,
  options,
  ...rest
}: MultiSelectFieldProps<Id>) {
  return (
    <Picker
      {...rest}
      isMany
      options={options}
      chosen={options.filter(({ id }) => value.includes(id))}
      onChoose={(chosen) => onChange(chosen.map(({ id }) => id))}
    />
  )
}
