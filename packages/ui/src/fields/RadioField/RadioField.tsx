import { useId } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/index.ts'
import { Choice, Mark } from '../shared/Choice.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import type { Option } from '../shared/option.ts'

export interface RadioFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** Options in display order. */
  options: readonly Option<Id>[]
  /** Focuses the first option on mount, without choosing it. @default false */
  autoFocus?: boolean
}

/** Radio group with one option per row. */
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
