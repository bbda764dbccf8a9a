import type { PartDocs } from '../../foundations/partDocs.ts'

export const calendarDocs: PartDocs = {
  what: 'A day, a week, a month, or one day of several rooms or trainers, with what is planned in it.',
  when: [
    'Use it where people plan by time: classes, personal training, shifts, closures.',
    'Use the view of groups where the question is "which room is free": give it rooms or trainers.',
    'Keep events, view and day outside (in the address), and answer each request by new events.',
  ],
  whenNot: [
    'Not to choose a date in a form: use DateField.',
    'Not for what has a date but no length, such as payments: use DataTable with a column of dates.',
    'Not for a weekly pattern without dates: use WeekdaysField with TimeField.',
  ],
  do: [
    { story: 'Groups', why: 'A column for each room shows at a glance where there is room.' },
    { story: 'RefusedMove', why: 'A refused change goes back by itself; the page says why.' },
    { story: 'Levels', why: 'How full a class is stands in words, in a tone and in a bar.' },
    { story: 'OnAPhone', why: 'One day with a strip of the week; nothing is squeezed.' },
  ],
  dont: [
    {
      story: 'DontColourEverything',
      why: 'Where every entry has another colour, colour says nothing. Give one to a kind of class.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes into the grid, and leaves it; the grid is one stop' },
    { keys: '↑ ↓ ← →', does: 'Walk between entries and free half hours; in a month between days' },
    { keys: 'Home, End', does: 'Go to the first and the last place of the day' },
    { keys: 'Page Up, Page Down', does: 'Show the period before and after' },
    { keys: 'Enter', does: 'Opens the entry; in a free place starts a new one' },
    {
      keys: 'M or Space',
      does: 'Takes the entry to move it; Space on a day of a month shows that day',
    },
    { keys: '↑ ↓ ← → while taken', does: 'Move it by 15 minutes or by a column' },
    { keys: 'Shift + ↑ ↓', does: 'Change its length by 15 minutes' },
    { keys: 'Enter while taken', does: 'Drops it: the owner is asked' },
    { keys: 'Esc while taken', does: 'Puts it back' },
  ],
}
