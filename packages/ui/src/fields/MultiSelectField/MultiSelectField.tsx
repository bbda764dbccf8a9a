import { Select } from 'react-aria-components/Select'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import type { Option } from '../shared/option.ts'
import { OptionSheet } from '../shared/OptionSheet.tsx'
import { Trigger } from '../shared/Trigger.tsx'
import { useFieldWords } from '../shared/words.ts'

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
  onBlur,
  options,
  placeholder,
  ...rest
}: MultiSelectFieldProps<Id>) {
  const words = useFieldWords()
  const [framed] = splitFramed(rest)
  const chosen = options.filter(({ id }) => value.includes(id)).map(({ label }) => label)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Select
          selectionMode="multiple"
          aria-labelledby={aria['aria-labelledby']}
          aria-describedby={aria['aria-describedby']}
          name={framed.name}
          isDisabled={framed.disabled}
          isInvalid={Boolean(framed.error)}
          validationBehavior="aria"
          value={value}
          onChange={(keys) =>
            onChange(options.map(({ id }) => id).filter((id) => keys.includes(id)))
          }
          onBlur={onBlur}
        >
          <Trigger
            chosen={chosen.length === 0 ? null : chosen.join(', ')}
            placeholder={placeholder ?? words.choose}
          />
          <OptionSheet options={options} />
        </Select>
      )}
    </GroupFrame>
  )
}
