import { yearOf } from '@zal/ui'
import {
  type FilterControlProps,
  FilterMenu,
  type FilterType,
  FIRST_YEAR,
} from '../../../scaffold/list/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'

/** A filter by year. */
export const year = (): FilterType => ({
  names: ['year'],
  parse: ({ year: given }) => ({ year: isYear(given) ? given : undefined }),
  Control: YearControl,
  useDescription: ({ year: given }) => given,
})

const isYear = (text = '') => /^20\d\d$/.test(text) && Number(text) >= FIRST_YEAR

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
