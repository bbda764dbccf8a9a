import { type KeyboardEvent, useId } from 'react'
import { digitOf } from '../shared/keyboard/digitOf.ts'
import type { FieldProps } from '../shared/frame/field.ts'
import { GroupFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { leftGroup } from '../shared/frame/leftGroup.ts'
import type { Option } from '../shared/options/option.ts'
import { Cards, Description, Digit, Face, Radio, Segments, Words } from './SegmentedField.styles.ts'

export interface SegmentedFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** Options in display order. */
  options: readonly Option<Id>[]
  /** `segments` share one bar; `cards` wrap and have room for a description. @default 'segments' */
  look?: 'segments' | 'cards'
  /** Focuses the chosen option, else the first, on mount. @default false */
  autoFocus?: boolean
}

/** Radio group of a few options side by side. Arrows move the choice. */
export function SegmentedField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  look = 'segments',
  autoFocus = false,
  ...rest
}: SegmentedFieldProps<Id>) {
  const group = useId()
  const [framed] = splitFramed(rest)
  const Group = look === 'cards' ? Cards : Segments
  const first = Math.max(
    options.findIndex(({ id }) => id === value),
    0,
  )
  const chooseByDigit = (event: KeyboardEvent) => {
    const pressed = digitOf(event)
    const at = pressed === null ? -1 : options.findIndex(({ digit }) => digit === pressed)
    const wanted = options[at]
    if (!wanted || wanted.disabled || framed.disabled) return
    // Focus follows, so that arrows continue from the chosen option.
    event.currentTarget.querySelectorAll('input')[at]?.focus()
    if (wanted.id !== value) onChange(wanted.id)
  }
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Group role="radiogroup" {...aria} onBlur={leftGroup(onBlur)} onKeyDown={chooseByDigit}>
          {options.map(({ id, label, description, icon, digit, disabled }, at) => (
            <Face key={id}>
              <Radio
                type="radio"
                name={framed.name ?? group}
                checked={id === value}
                autoFocus={autoFocus && at === first}
                disabled={framed.disabled || disabled}
                aria-keyshortcuts={digit?.toString()}
                onChange={() => onChange(id)}
              />
              {icon}
              <Words>
                <span>{label}</span>
                {description && <Description>{description}</Description>}
              </Words>
              {digit !== undefined && <Digit aria-hidden>{digit}</Digit>}
            </Face>
          ))}
        </Group>
      )}
    </GroupFrame>
  )
}
