import { type Day, addDays, dayOf, isDay } from './day.ts'

/**
 * Parses a typed day: "05/01/2026", "5.1.26", "5-1", "05012026", "050126", "2026-01-05", "today",
 * "bugun", "сегодня", "+7", "-3".
 *
 * A two-digit year is of this century up to ten years after today, else of the previous one, so
 * that "7.3.91" is a birthday. Without a year the current one is used.
 * @returns null where it is not an existing day.
 */
export function parseDateTyped(text: string, today: Day): Day | null {
  const typed = text.trim().toLowerCase()
  const near = words[typed.replace(/[.!]$/, '')]
  if (near !== undefined) return addDays(today, near)
  const [, sign, shift] = /^([+\-−])\s*(\d{1,4})$/.exec(typed) ?? []
  if (shift !== undefined) return addDays(today, sign === '+' ? Number(shift) : -Number(shift))
  if (isDay(typed)) return typed
  const [, date, month, year] = numbersOf(typed) ?? []
  if (date === undefined) return null
  return dayOf(wholeYear(year, today), Number(month), Number(date))
}

/** Whether a text has the form of a day, even a nonexistent one: "31.2.2020". */
export const isWrittenAsDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) || numbersOf(text.trim()) !== null

/** Whether the typed text is complete, so that its value can be reported before blur. */
export const isDateFinished = (text: string) =>
  /^\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{4}$|^\d{8}$|^\d{4}-\d{2}-\d{2}$/.test(text.trim())

const numbersOf = (text: string) =>
  /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(text) ??
  /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)

// Input words in all three languages regardless of the UI language; never displayed.
const words: Record<string, number> = {
  today: 0,
  bugun: 0,
  бугун: 0,
  сегодня: 0,
  tomorrow: 1,
  ertaga: 1,
  эртага: 1,
  завтра: 1,
  yesterday: -1,
  kecha: -1,
  кеча: -1,
  вчера: -1,
}

function wholeYear(year: string | undefined, today: Day) {
  const now = Number(today.slice(0, 4))
  if (year === undefined) return now
  if (year.length === 4) return Number(year)
  const century = now - (now % 100)
  const near = century + Number(year)
  return near > now + 10 ? near - 100 : near
}
