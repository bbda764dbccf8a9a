import { useId } from 'react'
import styled from 'styled-components'
import type { IconComponent } from '../../icons/index.ts'
import {
  control,
  icon,
  line,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  unseen,
  weight,
} from '../../theme/index.ts'

export interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: IconComponent
}

export interface SegmentedControlProps<Id extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  /** The views, two to five. */
  segments: readonly Segment<Id>[]
  /** The chosen one. */
  value: Id
  /** Called with the view that is chosen. */
  onChange: (id: Id) => void
  /** Shown, but nothing can be chosen. */
  disabled?: boolean
}

/** A choice of two to five views, all in sight. For a value of a form use `SegmentedField`. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  disabled,
}: SegmentedControlProps<Id>) {
  const name = useId()
  return (
    <Track role="radiogroup" aria-label={label}>
      {segments.map(({ id, label: words, icon: Icon }) => (
        <Item key={id}>
          <input
            type="radio"
            name={name}
            checked={id === value}
            disabled={disabled}
            onChange={() => onChange(id)}
          />
          {Icon && <Icon aria-hidden />}
          {words}
        </Item>
      ))}
    </Track>
  )
}

const Track = styled.div`
  display: inline-flex;
  max-width: 100%;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};
`

const Item = styled.label`
  ${text('label')}
  position: relative;
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: calc(${control.sm} - 2 * ${space[2]});
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.tag};
  color: ${token('fg.muted')};
  cursor: pointer;
  text-align: center;
  transition:
    background-color ${motion.colour},
    color ${motion.colour};

  & > input {
    ${unseen}
  }

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &:hover {
    color: ${token('fg.default')};
  }

  &:has(:checked) {
    background: ${token('bg.raised')};
    box-shadow: ${shadow[1]};
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  &:has(:disabled) {
    color: ${token('fg.subtle')};
    cursor: not-allowed;
  }
`
