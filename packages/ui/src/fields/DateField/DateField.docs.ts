import type { PartDocs } from '../../foundations/partDocs.ts'

export const dateFieldDocs: PartDocs = {
  what: 'A day that is typed in any common writing or picked in a calendar.',
  when: [
    'For birthdays, first days, days of payment.',
    'With `min`, `max` and `taken` where not every day may be chosen.',
  ],
  whenNot: [
    'Two days that belong together: use DateRangeField.',
    'A day that is only read: use DateText.',
  ],
  do: [
    {
      story: 'UnderstandsWhatPeopleType',
      why: '5.1.26, 05012026, bugun and +7 all become DD/MM/YYYY.',
    },
    { story: 'KeepsToItsLimits', why: 'It says from which day on, with the day.' },
  ],
  dont: [
    {
      story: 'DontExplainTheFormat',
      why: 'The field shows the pattern and takes any; a hint about it is noise.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the text, then to the button of the calendar, then on.' },
    {
      keys: 'Digits, letters',
      does: 'Write a day: 5.1.26, 05012026, +7, or “today” in any of the three languages.',
    },
    { keys: 'Enter', does: 'In the text: understands what is written and sends the form.' },
    { keys: 'Enter, Space', does: 'On the button: open the calendar at the chosen day.' },
    { keys: '→ ← ↓ ↑', does: 'In the calendar: a day, a week.' },
    { keys: 'Home, End', does: 'In the calendar: Monday and Sunday of the week.' },
    { keys: 'Page Down, Page Up', does: 'In the calendar: a month; with Shift a year.' },
    { keys: 'Enter', does: 'In the calendar: picks the day; the focus comes back.' },
    { keys: 'Escape', does: 'Closes the calendar and changes nothing.' },
  ],
}
