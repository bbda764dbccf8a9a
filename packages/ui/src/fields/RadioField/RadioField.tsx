import { useId } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/index.ts'
import { Choice, Mark } from '../shared/options/Choice.tsx'
import { leftGroup } from '../shared/frame/leftGroup.ts'
import type { FieldProps } from '../shared/frame/field.ts'
import { GroupFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import type { Option } from '../shared/options/option.ts'

export interface RadioFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly Option<Id>[]
  /** The first option takes the focus when the field appears; it is not chosen by that. @default false */
  autoFocus?: boolean
}

/** One of a few, all in sight, each on its own line. */
export function RadioField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  autoFocus = false,
  ...rest
}: RadioFieldProps<Id>) {
  const group = useId()
  const [framed] = splitFramed(rest)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <List role="radiogroup" {...aria} onBlur={leftGroup(onBlur)}>
          {options.map(({ id, label, description, disabled }, at) => (
            <Choice key={id} label={label} description={description}>
              <Mark
                type="radio"
                name={framed.name ?? group}
                checked={id === value}
                autoFocus={autoFocus && at === 0}
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
