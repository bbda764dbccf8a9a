import { addDays } from './membershipDates.ts'

/** Month and day of the birthdays from today on; 29 February counts as the 28th in other years. */
export function birthdaysFrom(today: string, days: number): string[] {
  const found = Array.from({ length: days + 1 }, (_, at) => monthAndDay(addDays(today, at)))
  const isLeap = monthAndDay(addDays(`${today.slice(0, 4)}-02-28`, 1)) === '0229'
  return found.includes('0228') && !found.includes('0229') && !isLeap ? [...found, '0229'] : found
}

const monthAndDay = (day: string) => day.slice(5).replace('-', '')
