import { useId } from 'react'
import { digitOf } from '../shared/digitOf.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import type { Option } from '../shared/option.ts'
import { Cards, Description, Digit, Face, Radio, Segments, Words } from './SegmentedField.parts.ts'

export interface SegmentedOption<Id extends string | number> extends Option<Id> {
  /** The digit that chooses it while the focus is in the field; drawn as a key. */
  digit?: number
}

export interface SegmentedFieldProps<Id extends string | number> extends FieldProps<Id | null> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly SegmentedOption<Id>[]
  /** Segments sit in one bar; cards wrap and have room for a description. @default 'segments' */
  look?: 'segments' | 'cards'
}

/** One of a few, side by side. Arrows move the choice as in any radio group. */
export function SegmentedField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  look = 'segments',
  ...rest
}: SegmentedFieldProps<Id>) {
  const group = useId()
  const [framed] = splitFramed(rest)
  const Group = look === 'cards' ? Cards : Segments
  const choose = (wanted: SegmentedOption<Id> | undefined) => {
    if (wanted && !wanted.disabled && !framed.disabled && wanted.id !== value) onChange(wanted.id)
  }
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        <Group
          role="radiogroup"
          {...aria}
          onBlur={leftGroup(onBlur)}
          onKeyDown={(event) => {
            const digit = digitOf(event)
            if (digit !== null) choose(options.find((option) => option.digit === digit))
          }}
        >
          {options.map(({ id, label, description, icon, digit, disabled }) => (
            <Face key={id}>
              <Radio
                type="radio"
                name={framed.name ?? group}
                checked={id === value}
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
