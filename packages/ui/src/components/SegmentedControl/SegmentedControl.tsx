import { useId } from 'react'
import type { IconComponent } from '../../icons/index.ts'
import { Face, Radio, Views } from './SegmentedControl.styles.ts'

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
          {words}
        </Face>
      ))}
    </Views>
  )
}
