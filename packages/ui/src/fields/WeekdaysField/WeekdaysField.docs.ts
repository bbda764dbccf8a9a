import type { PartDocs } from '../../foundations/partDocs.ts'

export const weekdaysFieldDocs: PartDocs = {
  what: 'Days of the week, Monday first, any number of them.',
  when: ['For the days of a class, of a trainer, of a package.'],
  whenNot: ['Days of the calendar: use DateField or DateRangeField.'],
  do: [{ story: 'KeepsTheOrderOfTheWeek', why: 'Monday comes first whatever was pressed first.' }],
  dont: [
    {
      story: 'DontStartEmpty',
      why: 'Where most classes are on weekdays, start with them: five presses fewer.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from day to day and on.' },
    { keys: 'Space', does: 'Chooses the day, or drops it.' },
  ],
}
