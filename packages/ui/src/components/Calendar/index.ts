export { Calendar, type CalendarProps } from './Calendar.tsx'
export type {
  CalendarChange,
  CalendarEvent,
  CalendarGroup,
  CalendarHandlers,
  CalendarStretch,
  CalendarView,
} from './calendar.types.ts'
