import type { Weekday } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Results } from '../scaffold/contract.ts'

/** Weekdays and time range of a class or a package. */
export interface Hours {
  /** Empty means every day. */
  week_days: readonly Weekday[]
  /** HH:MM; null means any time. */
  start_time: string | null
  end_time: string | null
}

type SayGym = (key: ParseKeys<'gym'>) => string

/**
 * Formats weekdays and hours in the user's language: `when` returns both, "Mo We Fr, 09:00 –
 * 10:00".
 */
export function useWhen() {
  const { t } = useTranslation('gym')
  const say: SayGym = (key) => t(key)
  return {
    days: (week_days: Hours['week_days']) => daysOf(week_days, say),
    hours: (hours: Omit<Hours, 'week_days'>) => timesOf(hours, say),
    when: (hours: Hours) => whenOf(hours, say),
  }
}

/** The same with a given translation function, for any language. */
export const whenOf = (hours: Hours, say: SayGym) =>
  `${daysOf(hours.week_days, say)}, ${timesOf(hours, say)}`

const daysOf = (days: Hours['week_days'], say: SayGym) =>
  days.map((day) => say(`weekdayShort.${day}`)).join(' ') || say('everyDay')

const timesOf = ({ start_time, end_time }: Omit<Hours, 'week_days'>, say: SayGym) =>
  start_time ? `${start_time} – ${end_time}` : say('anyHour')

/** Hours of a sold class; null for a package. */
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
