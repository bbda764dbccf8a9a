export {
  formatCompact,
  formatCount,
  formatMoney,
  formatNumber,
  type CompactWords,
  type CurrencyLabel,
} from './money.ts'
export { formatPhone } from './phone.ts'
export {
  formatDate,
  formatDuration,
  formatMoment,
  formatTime,
  inZone,
  toMoment,
  weekdayOf,
  type DurationWords,
} from './date.ts'
export { initials } from './initials.ts'
export { fill } from './fill.ts'
