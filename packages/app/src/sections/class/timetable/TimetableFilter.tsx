import { FilterMenu } from '../../../scaffold/list/index.ts'

interface TimetableFilterProps {
  /** Shown while nothing is chosen: "All rooms". */
  label: string
  value: string | undefined
  options: readonly { id: number; label: string }[]
  onChange(value: string | undefined): void
}

/** Filter button that says its value. */
export function TimetableFilter({ label, value, options, onChange }: TimetableFilterProps) {
  const known = options.map(({ id, label: name }) => ({ id: String(id), label: name }))
  return (
    <FilterMenu
      label={known.find(({ id }) => id === value)?.label ?? label}
      value={value}
      options={known}
      onChange={onChange}
    />
  )
}
