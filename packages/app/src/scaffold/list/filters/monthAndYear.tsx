import { useUi, yearOf } from '@zal/ui'
import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterType } from '../list.types.ts'
import { FIRST_YEAR } from './period.tsx'
import { useSettings } from '../../session/index.ts'

/** A filter by month, of any year. */
export const month = (): FilterType => ({
  names: ['month'],
  parse: ({ month: given }) => ({ month: isMonth(given) ? given : undefined }),
  Control: MonthControl,
  useDescription: ({ month: given }) => {
    const { months } = useUi().words.calendar
    return given && months[Number(given) - 1]
  },
})

/** A filter by year. */
export const year = (): FilterType => ({
  names: ['year'],
  parse: ({ year: given }) => ({ year: isYear(given) ? given : undefined }),
  Control: YearControl,
  useDescription: ({ year: given }) => given,
})

const isMonth = (text = '') => /^([1-9]|1[0-2])$/.test(text)
const isYear = (text = '') => /^20\d\d$/.test(text) && Number(text) >= FIRST_YEAR

function MonthControl({ label, values, set }: FilterControlProps) {
  const { months } = useUi().words.calendar
  return (
    <FilterMenu
      label={label}
      value={values.month}
      options={months.map((words, at) => ({ id: String(at + 1), label: words }))}
      onChange={(chosen) => set({ month: chosen })}
    />
  )
}

function YearControl({ label, values, set }: FilterControlProps) {
  const { today } = useSettings()
  const now = yearOf(today)
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, at) => String(now - at))
  return (
    <FilterMenu
      label={label}
      value={values.year}
      options={years.map((id) => ({ id, label: id }))}
      onChange={(chosen) => set({ year: chosen })}
    />
  )
}
