import { useId } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/index.ts'
import { Choice, Mark } from '../shared/Choice.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import type { Option } from '../shared/option.ts'

export interface RadioFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Option<Id>[]
}

/** One of a few, all in sight, each on its own line. */
export function RadioField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  ...rest
}: RadioFieldProps<Id>) {
  const group = useId()
  const [framed] = splitFramed(rest)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <List role="radiogroup" {...aria} onBlur={leftGroup(onBlur)}>
          {options.map(({ id, label, description, disabled }) => (
            <Choice key={id} label={label} description={description}>
              <Mark
                type="radio"
                name={framed.name ?? group}
                checked={id === value}
                disabled={framed.disabled || disabled}
                aria-invalid={aria['aria-invalid']}
                onChange={() => onChange(id)}
              />
            </Choice>
          ))}
        </List>
      )}
    </GroupFrame>
  )
}

const List = styled.div`
  display: grid;
  gap: ${space[4]};
`
