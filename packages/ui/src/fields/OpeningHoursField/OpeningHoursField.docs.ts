import type { PartDocs } from '../../foundations/partDocs.ts'

export const openingHoursFieldDocs: PartDocs = {
  what: 'Opening hours of a week: one row for all days, or one a day with its times and a switch.',
  when: ['For the hours of a place that repeat every week.'],
  whenNot: [
    'Days without times: use WeekdaysField.',
    'The hours of one plan or trainer: two TimeFields.',
  ],
  do: [
    {
      story: 'RemembersTheTimesOfAClosedDay',
      why: 'A day that is closed by mistake opens again with the times it had.',
    },
  ],
  dont: [
    {
      story: 'DontOpenWithSevenRows',
      why: 'Where all days are the same, one row says it; seven would have to be read.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the switch of the rows, the times and the switch of each day.',
    },
    { keys: '← →', does: 'Chooses between the same every day and different by day.' },
    { keys: 'Space', does: 'Opens or closes the day.' },
  ],
}
