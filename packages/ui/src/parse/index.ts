export { parseDateTyped } from './date.ts'
export {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isDay,
  monthDay,
  monthOf,
  monthStart,
  monthEnd,
  weekStart,
  writeDay,
  yearOf,
} from './day.ts'
export { parseMoney } from './money.ts'
export { parsePercent, parseWhole } from './number.ts'
export { type Country, isWholePhone, parsePhone, phonePrefix } from './phone.ts'
export { parseTime } from './time.ts'
