import { Inline } from '@zal/ui'
import { FilterMenu } from '../../scaffold/FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from '../../scaffold/list.types.ts'
import { optionKey, useSay } from '../../scaffold/say.ts'
import { useSettings } from '../../scaffold/who.ts'

const FIRST_YEAR = 2020
const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/** A filter by year, by month of this year, or by both. */
export const month = (): FilterKind => ({
  names: ['year', 'month'],
  Control: MonthControl,
  useDescription: ({ year, month: nth }, { noun, name, say }) => {
    const word = nth && months.includes(nth) ? say(optionKey(noun, name, nth)) : ''
    return [word, year].filter(Boolean).join(' ') || undefined
  },
})

function MonthControl({ noun, name, values, set }: FilterControlProps) {
  const say = useSay()
  const { today } = useSettings()
  const now = Number(today.slice(0, 4))
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, at) => String(now - at))
  return (
    <Inline gap="tight">
      <FilterMenu
        label={say(`${noun}:filters.month`)}
        value={values.month}
        options={months.map((id) => ({ id, label: say(optionKey(noun, name, id)) }))}
        onChange={(chosen) => set({ month: chosen })}
      />
      <FilterMenu
        label={say(`${noun}:filters.year`)}
        value={values.year}
        options={years.map((id) => ({ id, label: id }))}
        onChange={(chosen) => set({ year: chosen })}
      />
    </Inline>
  )
}
