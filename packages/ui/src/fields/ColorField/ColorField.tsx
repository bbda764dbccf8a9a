import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { CheckIcon } from '../../icons/index.ts'
import {
  type Colour,
  coloured,
  colours,
  line,
  motion,
  radius,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { useFieldWords } from '../shared/words.ts'

export interface ColorFieldProps extends FieldProps<Colour | null> {
  /** Offered colours. @default all seven */
  options?: readonly Colour[]
}

/** Radio group of named colours; arrows move the choice. */
export function ColorField(props: ColorFieldProps): ReactNode {
  const { value, onChange, onBlur, options = colours, ...rest } = props
  const words = useFieldWords()
  const group = useId()
  const [framed] = splitFramed(rest)
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Swatches role="radiogroup" {...aria} onBlur={leftGroup(onBlur)}>
          {options.map((colour) => (
            <Swatch key={colour} data-colour={colour}>
              <input
                type="radio"
                name={framed.name ?? group}
                value={colour}
                checked={colour === value}
                disabled={framed.disabled}
                onChange={() => onChange(colour)}
              />
              <i aria-hidden>{colour === value && <CheckIcon />}</i>
              {words.colours[colour]}
            </Swatch>
          ))}
        </Swatches>
      )}
    </GroupFrame>
  )
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: ${space[8]};
`

const Swatch = styled.label`
  ${coloured}
  ${text('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: ${width.touch};
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[8]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  color: ${token('fg.default')};
  cursor: pointer;
  overflow-wrap: anywhere;
  transition: background-color ${motion.colour};

  & > input {
    ${unseen}
  }

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: ${space[24]};
    height: ${space[24]};
    border-radius: ${radius.round};
    background: var(--line);
    color: ${token('bg.surface')};
  }

  & > i > svg {
    width: 70%;
    height: 70%;
    stroke-width: 3;
  }

  &:hover:has(:enabled) {
    border-color: ${token('border.strong')};
    background: ${token('bg.hover')};
  }

  &:has(:checked) {
    border-color: var(--line);
    background: var(--soft);
    box-shadow: inset 0 0 0 ${line.hair} var(--line);
    color: var(--ink);
    font-weight: ${weight.strong};
  }

  &:has(:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.hair};
  }

  &:has(:disabled) {
    border-color: ${token('border.default')};
    cursor: default;
  }

  &:has(:disabled:not(:checked)) {
    background: ${token('bg.sunken')};
    color: ${token('fg.muted')};
  }

  [aria-invalid='true'] > &:not(:has(:checked)) {
    border-color: ${token('danger.border')};
  }
`
