import { monthOf, useUi, yearOf } from '@zal/ui'

/** Writes the month of a day: "November 2026". */
export function useMonthText() {
  const { months } = useUi().words.calendar
  return (day: string) => `${months[monthOf(day) - 1]} ${yearOf(day)}`
}
