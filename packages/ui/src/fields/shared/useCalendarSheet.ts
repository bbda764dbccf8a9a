import { late } from '../../theme/late.ts'

/** Calendar chunk. If it fails to load, the date can still be typed. */
export const useCalendarSheet = late(
  async () => (await import('./CalendarSheet.tsx')).CalendarSheet,
)
