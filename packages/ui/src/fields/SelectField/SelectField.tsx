import { Select } from 'react-aria-components/Select'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import type { Option } from '../shared/option.ts'
import { OptionSheet } from '../shared/OptionSheet.tsx'
import { Trigger } from '../shared/Trigger.tsx'
import { useFieldWords } from '../shared/words.ts'

export interface SelectFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Option<Id>[]
  /** Shown while nothing is chosen. @default the word "Choose" */
  placeholder?: string
}

/** One of several, in a list that opens. Typing letters goes to the option that starts so. */
export function SelectField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  ...rest
}: SelectFieldProps<Id>) {
  const words = useFieldWords()
  const [framed] = splitFramed(rest)
  const chosen = options.find(({ id }) => id === value)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Select
          aria-labelledby={aria['aria-labelledby']}
          aria-describedby={aria['aria-describedby']}
          name={framed.name}
          isDisabled={framed.disabled}
          isInvalid={Boolean(framed.error)}
          validationBehavior="aria"
          value={value}
          onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
          onBlur={onBlur}
        >
          <Trigger chosen={chosen?.label ?? null} placeholder={placeholder ?? words.choose} />
          <OptionSheet options={options} />
        </Select>
      )}
    </GroupFrame>
  )
}
