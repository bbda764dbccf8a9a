import { late } from '../../../theme/late.ts'

/** The calendar. Without it the date can still be typed. */
export const useCalendarSheet = late(
  async () => (await import('./CalendarSheet.tsx')).CalendarSheet,
)
