import type { Weekday } from '@zal/ui'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../scaffold/api/index.ts'

/** Weekdays and time range of a class or a package. */
export interface Hours {
  /** Empty means every day. */
  week_days: readonly Weekday[]
  /** HH:MM; null means any time. */
  start_time: string | null
  end_time: string | null
}

type TranslateDomain = (key: ParseKeys<'domain'>) => string

/**
 * Formats weekdays and hours in the user's language: `when` returns both, "Mo We Fr, 09:00 –
 * 10:00".
 */
export function useScheduleText() {
  const { t } = useTranslation('domain')
  const translate: TranslateDomain = (key) => t(key)
  return {
    days: (week_days: Hours['week_days']) => daysOf(week_days, translate),
    hours: (hours: Omit<Hours, 'week_days'>) => timesOf(hours, translate),
    when: (hours: Hours) => scheduleText(hours, translate),
  }
}

/** The same with a given translation function, for any language. */
export const scheduleText = (hours: Hours, translate: TranslateDomain) =>
  `${daysOf(hours.week_days, translate)}, ${timesOf(hours, translate)}`

const daysOf = (days: Hours['week_days'], translate: TranslateDomain) =>
  days.map((day) => translate(`weekdayShort.${day}`)).join(' ') || translate('everyDay')

const timesOf = ({ start_time, end_time }: Omit<Hours, 'week_days'>, translate: TranslateDomain) =>
  start_time ? `${start_time} – ${end_time}` : translate('anyHour')

/** Hours of a sold class; null for a package. */
export function hoursOf(
  sold: Pick<
    ResultsOf<'/customer/{id}/membership-list/', 'get'>[number],
    'type' | 'start_time' | 'end_time' | 'package_trainer'
  > | null,
): Hours | null {
  if (sold?.type !== 2 || !sold.start_time || !sold.end_time) return null
  const { start_time, end_time } = sold
  return { start_time, end_time, week_days: sold.package_trainer?.week_days ?? [] }
}
