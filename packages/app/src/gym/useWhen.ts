import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Results } from '../scaffold/contract.ts'

type Block = Results<'/management/class-list/', 'get'>[number]['times'][number]

/** When something takes place: its weekdays and its hours, HH:MM. */
export type Hours = Pick<Block, 'start_time' | 'end_time'> & {
  week_days: readonly Block['week_days'][number][]
}

/** "Mo We Fr, 09:00 – 10:00", in the words of whoever reads. */
export function useWhen() {
  const { t } = useTranslation('gym')
  return (hours: Hours) => whenOf(hours, (key) => t(key))
}

/** The same in any language, where words are looked up by hand. */
export function whenOf(
  { week_days, start_time, end_time }: Hours,
  say: (day: ParseKeys<'gym'>) => string,
) {
  const days = week_days.map((day) => say(`weekdayShort.${day}`)).join(' ')
  return `${days}, ${start_time} – ${end_time}`
}

/** When a class that was sold takes place; nothing for a package. */
export function hoursOf(
  sold: Pick<
    Results<'/customer/{id}/membership-list/', 'get'>[number],
    'type' | 'start_time' | 'end_time' | 'package_trainer'
  > | null,
): Hours | null {
  if (sold?.type !== 2 || !sold.start_time || !sold.end_time) return null
  const { start_time, end_time } = sold
  return { start_time, end_time, week_days: sold.package_trainer?.week_days ?? [] }
}
