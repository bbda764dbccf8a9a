export { Calendar, type CalendarProps } from './Calendar.tsx'
export type {
  CalendarChange,
  CalendarEvent,
  CalendarGroup,
  CalendarHandlers,
  CalendarLevel,
  CalendarPlace,
  CalendarStretch,
  CalendarTone,
  CalendarView,
} from './calendar.types.ts'
