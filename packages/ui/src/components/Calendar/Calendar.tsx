import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { Day } from '../../parse/day.ts'
import { breakpoint, line, radius, token, useIsBelow } from '../../theme/index.ts'
import type {
  CalendarEvent,
  CalendarGroup,
  CalendarHandlers,
  CalendarView,
} from './calendar.types.ts'
import { dayColumns, groupColumns } from './columns.ts'
import { Unseen } from './DayColumns.parts.ts'
import { DayColumns } from './DayColumns.tsx'
import { DayStrip } from './DayStrip.tsx'
import { MonthDots } from './MonthDots.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { stepped, titleOf, useCalendarWords, weekOf } from './period.ts'
import { Toolbar } from './Toolbar.tsx'

export interface CalendarProps extends CalendarHandlers {
  /** Name for screen readers: "Dars jadvali". */
  label: string
  /** On a phone `week` falls back to `day`. */
  view: CalendarView
  /** Called when a view is chosen, or a date is pressed, which opens its day. */
  onViewChange: (view: CalendarView) => void
  /** A day of the visible period: 'YYYY-MM-DD'. */
  day: Day
  /** Called with a day of the requested period. */
  onDayChange: (day: Day) => void
  /** Today in the club: 'YYYY-MM-DD'. */
  today: Day
  /** Current time in the club, 'HH:MM'; draws the "now" line. */
  now?: string
  /** Events of the visible period; others are ignored. */
  events: readonly CalendarEvent[]
  /** Rooms or trainers; enables the groups view with a column for each. */
  groups?: readonly CalendarGroup[]
  /** Name of the groups: "Xonalar". */
  groupsLabel?: string
  /** First working hour, 'HH:MM'. @default '07:00' */
  from?: string
  /** End of the working hours, 'HH:MM'. @default '22:00' */
  to?: string
  /** Events can be opened, but not moved or created. */
  readOnly?: boolean
  /** Content beside the view switch: filters, "Add". */
  actions?: ReactNode
}

/**
 * Day, week, month and groups calendar. Controlled: moving, resizing and drawing call the owner,
 * who passes new `events`; a rejected change reverts.
 *
 * @example
 * <Calendar label={t('schedule:title')} {...{ view, day, today, now, events }} onMove={save} />
 */
export function Calendar(props: CalendarProps) {
  const { label, day, today, now, events, groups, readOnly, onViewChange, onDayChange } = props
  const { from = '07:00', to = '22:00' } = props
  const words = useCalendarWords()
  const help = useId()
  const isPhone = useIsBelow(breakpoint.shell)
  const view = viewOf(props, isPhone)
  const { onOpen, onMove, onResize, onCreate } = props
  const handlers = readOnly ? { onOpen } : { onOpen, onMove, onResize, onCreate }
  const step = (by: 1 | -1) => onDayChange(stepped(view, day, by))
  const showDay = (next: Day) => {
    onDayChange(next)
    if (view === 'week' || (view === 'month' && !isPhone)) onViewChange('day')
  }
  const title = titleOf(view, day, words)
  const shared = {
    label: `${label}, ${title}`,
    events,
    today,
    now,
    from,
    to,
    words,
    handlers,
    onStep: step,
    onDay: showDay,
  }
  const columns =
    view === 'groups'
      ? groupColumns(day, groups ?? [], events, words.others)
      : dayColumns(view === 'week' ? weekOf(day) : [day])
  const Month = isPhone ? MonthDots : MonthGrid
  return (
    <Frame role="group" aria-label={label} aria-describedby={help}>
      <Unseen id={help}>{words.help}</Unseen>
      <Toolbar
        title={title}
        view={view}
        views={viewsOf(props, isPhone, words)}
        words={words}
        actions={props.actions}
        onView={onViewChange}
        onStep={step}
        onToday={() => onDayChange(today)}
      />
      {(view === 'day' || view === 'groups') && (
        <DayStrip {...{ day, today, events, words }} onDay={onDayChange} />
      )}
      {view === 'month' ? (
        <Month {...shared} day={day} />
      ) : (
        <DayColumns key={view} {...shared} columns={columns} />
      )}
    </Frame>
  )
}

/** Effective view: a week does not fit on a phone, where its days are chosen from a strip. */
function viewOf({ view, groups }: CalendarProps, isPhone: boolean): CalendarView {
  if (view === 'groups' && !groups) return 'day'
  return view === 'week' && isPhone ? 'day' : view
}

function viewsOf(
  { groups, groupsLabel }: CalendarProps,
  isPhone: boolean,
  words: Record<CalendarView, string>,
) {
  const ids: CalendarView[] = ['day', 'week', 'month', 'groups']
  return ids
    .filter((id) => !(id === 'week' && isPhone) && !(id === 'groups' && !groups))
    .map((id) => ({ id, label: (id === 'groups' && groupsLabel) || words[id] }))
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
`
