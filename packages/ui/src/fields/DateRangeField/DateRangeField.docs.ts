import type { PartDocs } from '../../foundations/partDocs.ts'

export const dateRangeFieldDocs: PartDocs = {
  what: 'A stretch of days: both ends typed, or picked by two presses in a calendar, or by one preset.',
  when: [
    'For the period of a list, an export or a report.',
    'With `maxDays` where the server answers for no more than 60 days.',
  ],
  whenNot: ['One day: use DateField.', 'Days of the week: use WeekdaysField.'],
  do: [
    { story: 'PresetsAreOnePressAway', why: 'What is asked every day costs one press.' },
    { story: 'RefusesWhatIsTooLongOrBackwards', why: 'It says how many days are the most.' },
  ],
  dont: [
    {
      story: 'DontOfferWhatIsRefused',
      why: 'A period that is too long from the start greets people with an error.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the start, the end, the button of the calendar, then on.' },
    { keys: 'Digits, letters', does: 'Write a day, as in DateField.' },
    { keys: 'Enter, Space', does: 'On the button: open the calendar.' },
    { keys: '→ ← ↓ ↑', does: 'In the calendar: a day, a week.' },
    { keys: 'Page Down, Page Up', does: 'In the calendar: a month; with Shift a year.' },
    { keys: 'Enter', does: 'In the calendar: first one end, then the other; on a preset: both.' },
    { keys: 'Escape', does: 'Closes the calendar and changes nothing.' },
  ],
}
