import { FilterMenu } from '../../../scaffold/list/index.ts'

interface TimetableFilterProps {
  /** Name of the filter: "Room". */
  label: string
  /** Shown while nothing is chosen: "All rooms". */
  all: string
  value: string | undefined
  options: readonly { id: number; label: string }[]
  onChange(value: string | undefined): void
}

/** Filter button that says its value. */
export function TimetableFilter({ label, all, value, options, onChange }: TimetableFilterProps) {
  return (
    <FilterMenu
      label={value === undefined ? all : label}
      value={value}
      options={options.map(({ id, label: name }) => ({ id: String(id), label: name }))}
      onChange={onChange}
    />
  )
}
