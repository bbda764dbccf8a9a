export { EventList, type EventDay, type EventItem, type EventListProps } from './EventList.tsx'
