import { useUi } from '@zal/ui'
import { FilterMenu, type FilterControlProps, type FilterType } from '../../scaffold/list/index.ts'

/** Filter by the hour of the day in which the check-ins were made, from 0 to 23. */
export const hour = (): FilterType => ({
  names: ['hour'],
  parse: ({ hour: given }) => ({ hour: given && given in hours ? given : undefined }),
  Control: ({ label, values, set }: FilterControlProps) => (
    <FilterMenu
      label={label}
      value={values.hour}
      options={hours.map((words, at) => ({ id: String(at), label: words }))}
      onChange={(chosen) => set({ hour: chosen })}
    />
  ),
  useDescription: ({ hour: given }) => given && hours[Number(given)],
})

const hours = Array.from(
  { length: 24 },
  (_, at) => `${String(at).padStart(2, '0')}:00–${String(at).padStart(2, '0')}:59`,
)

/** Filter by the weekday of the check-ins, from 1, Monday, to 7. */
export const weekday = (): FilterType => ({
  names: ['weekday'],
  parse: ({ weekday: given }) => ({
    weekday: given && /^[1-7]$/.test(given) ? given : undefined,
  }),
  Control: WeekdayControl,
  useDescription: ({ weekday: given }) => {
    const { weekdays } = useUi().words.fields
    return given && weekdays[given as keyof typeof weekdays]
  },
})

function WeekdayControl({ label, values, set }: FilterControlProps) {
  const { weekdays } = useUi().words.fields
  return (
    <FilterMenu
      label={label}
      value={values.weekday}
      options={Object.entries(weekdays).map(([id, words]) => ({ id, label: words }))}
      onChange={(chosen) => set({ weekday: chosen })}
    />
  )
}
