import type { FieldProps } from '../shared/frame/field.ts'
import type { Option } from '../shared/options/option.ts'
import { Picker } from '../shared/options/Picker.tsx'

export interface MultiSelectFieldProps<Id extends string | number> extends FieldProps<
  readonly Id[]
> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Option<Id>[]
  /** Shown while nothing is chosen. @default the word "Choose" */
  placeholder?: string
}

/** Any of several, in a list that stays open. The value keeps the order of the options, and what no option knows. */
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
