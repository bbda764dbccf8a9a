import { useId } from 'react'
import type { IconComponent } from '../../icons/index.ts'
import { Face, Radio, Views } from './SegmentedControl.styles.ts'

export interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: IconComponent
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name. */
  label: string
  /** Two to five views. */
  segments: readonly Segment<Id>[]
  /** Id of the current view. */
  value: Id
  /** Called with the id of the chosen view. */
  onChange: (id: Id) => void
  /** Shown, but nothing can be chosen. */
  disabled?: boolean
}

/** Switch between two to five views. For a form value use `SegmentedField`. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  disabled,
}: SegmentedControlProps<Id>) {
  const name = useId()
  return (
    <Views role="radiogroup" aria-label={label}>
      {segments.map(({ id, label: words, icon: Icon }) => (
        <Face key={id}>
          <Radio
            type="radio"
            name={name}
            checked={id === value}
            disabled={disabled}
            onChange={() => onChange(id)}
          />
          {Icon && <Icon aria-hidden />}
          <span>{words}</span>
        </Face>
      ))}
    </Views>
  )
}
