import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { Day } from '../../parse/day.ts'
import { breakpoint, line, radius, space, token, useIsBelow } from '../../theme/index.ts'
import type {
  CalendarEvent,
  CalendarGroup,
  CalendarHandlers,
  CalendarPlace,
  CalendarView,
} from './calendar.types.ts'
import { dayColumns, groupColumns } from './hours/columns.ts'
import { Unseen } from './hours/DayColumns.styles.ts'
import { DayColumns } from './hours/DayColumns.tsx'
import { DayList } from './day/DayList.tsx'
import { DayStrip } from './day/DayStrip.tsx'
import { type CalendarFootProps, Foot } from './Foot.tsx'
import { eventsOn } from './month/month.ts'
import { MonthDots } from './month/MonthDots.tsx'
import { MonthGrid } from './month/MonthGrid.tsx'
import { dayName, stepped, titleOf, useCalendarWords, weekOf } from './period.ts'
import { Toolbar } from './Toolbar.tsx'

export interface CalendarProps extends CalendarHandlers, CalendarFootProps {
  /** Name for screen readers: "Dars jadvali". */
  label: string
  /** On a phone `week` falls back to `day`. */
  view: CalendarView
  /** Views to choose from, in this order. @default all; `groups` where there are groups */
  views?: readonly CalendarView[]
  /** A day of the visible period: 'YYYY-MM-DD'. */
  day: Day
  /** Called with the view and a day of its period, when either is chosen. */
  onShow: (place: CalendarPlace) => void
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
  /** Events can be opened, but not moved or created; on a phone a day is a list. */
  readOnly?: boolean
  /** The events are loading. */
  busy?: boolean
  /** Content beside the view switch: filters, "Add". */
  actions?: ReactNode
}

const allViews: readonly CalendarView[] = ['today', 'day', 'week', 'month', 'groups']

/**
 * Today, day, week, month and groups calendar. Controlled: moving, resizing and drawing call the
 * owner, who passes new `events`; a rejected change reverts.
 *
 * @example
 * <Calendar label={t('schedule:title')} {...{ view, day, today, now, events }} onMove={save} />
 */
export function Calendar(props: CalendarProps) {
  const { label, today, now, events, groups, readOnly = false, onShow } = props
  const { from = '07:00', to = '22:00' } = props
  const words = useCalendarWords()
  const help = useId()
  const isPhone = useIsBelow(breakpoint.shell)
  const view = viewOf(props, isPhone)
  const day = props.view === 'today' ? today : props.day
  const { onOpen, onMove, onResize, onCreate } = props
  const handlers = readOnly ? { onOpen } : { onOpen, onMove, onResize, onCreate }
  const step = (by: 1 | -1) => onShow({ view, day: stepped(view, day, by) })
  const showDay = (next: Day) => {
    const opens = view === 'week' || (view === 'month' && !isPhone)
    onShow({ view: opens ? 'day' : view, day: next })
  }
  // A phone has no room for the year, and the strip shows the week.
  const title = isPhone && view === 'day' ? dayName(day, words) : titleOf(view, day, words)
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
  const isList = view === 'today' || (view === 'day' && isPhone && readOnly)
  const Month = isPhone ? MonthDots : MonthGrid
  return (
    <Whole role="group" aria-label={label} aria-describedby={isList ? undefined : help}>
      {!isList && <Unseen id={help}>{readOnly ? words.readHelp : words.help}</Unseen>}
      <Toolbar
        title={title}
        view={view}
        views={viewsOf(props, isPhone, words)}
        words={words}
        actions={props.actions}
        onView={(next) => onShow({ view: next, day: next === 'today' ? today : day })}
        onStep={step}
      />
      <Frame aria-busy={props.busy}>
        {(view === 'day' || view === 'groups') && (
          <DayStrip {...{ day, today, events, words }} onDay={showDay} />
        )}
        {isList ? (
          <DayList
            day={day}
            events={eventsOn(day, events)}
            now={day === today ? now : undefined}
            words={words}
            onOpen={(event) => onOpen?.(event)}
          />
        ) : view === 'month' ? (
          <Month {...shared} day={day} />
        ) : (
          <DayColumns key={view} {...shared} isDense={readOnly} columns={columns} />
        )}
        <Foot legend={props.legend} summary={props.summary} />
      </Frame>
    </Whole>
  )
}

/**
 * Effective view: a week does not fit on a phone, where its days are chosen from a strip. A day that is only
 * read is a list there, as today is.
 */
function viewOf({ view, groups, readOnly }: CalendarProps, isPhone: boolean): CalendarView {
  if (isPhone && readOnly && view !== 'month') return 'day'
  if (view === 'groups' && !groups) return 'day'
  return view === 'week' && isPhone ? 'day' : view
}

function viewsOf(
  props: CalendarProps,
  isPhone: boolean,
  words: Record<CalendarView, string>,
): { id: CalendarView; label: string }[] {
  const { views = allViews, groupsLabel } = props
  return views
    .filter((id) => viewOf({ ...props, view: id }, isPhone) === id)
    .map((id) => ({ id, label: (id === 'groups' && groupsLabel) || words[id] }))
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
`
