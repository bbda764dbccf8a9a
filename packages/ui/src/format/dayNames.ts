import en from 'dayjs/locale/en.js'
import { utcDay } from './dayjs.ts'

/** Names of weekdays and months in the language of the interface. */
export interface DayNames {
  /** By their number; 1 is Monday. */
  weekdays: Weekdays
  weekdaysShort: Weekdays
  /** January first, as they are written beside a date: "12 марта". */
  ofMonths: readonly string[]
}

type Weekdays = Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', string>

/** A day by a pattern of dayjs, with the names of the interface: "dddd, D MMMM". */
export const formatDay = (day: string, pattern: string, names: DayNames) =>
  utcDay(day).locale(localeOf(names)).format(pattern)

const locales = new WeakMap<readonly string[], ILocale>()
let count = 0

/**
 * A locale of dayjs with our names. Its own `uz-latn` writes "12-Mart" and "Chor", its `ru` "четверг" at the beginning of
 * a line; ours are written as the rest of the interface and are translated in one place, `locales/`.
 */
function localeOf({ weekdays, weekdaysShort, ofMonths }: DayNames): ILocale {
  let known = locales.get(ofMonths)
  if (!known) {
    known = {
      ...en,
      name: `names-${++count}`,
      weekStart: 1,
      weekdays: fromSunday(weekdays),
      weekdaysShort: fromSunday(weekdaysShort),
      months: [...ofMonths],
    }
    locales.set(ofMonths, known)
  }
  return known
}

const fromSunday = (names: Weekdays) =>
  ['7', '1', '2', '3', '4', '5', '6'].map((day) => names[day as keyof Weekdays])
