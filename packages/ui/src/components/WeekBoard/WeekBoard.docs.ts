import type { PartDocs } from '../../foundations/partDocs.ts'

export const weekBoardDocs: PartDocs = {
  what: 'A week at a glance: the events of each day in a column, each with its time and how full it is.',
  when: ['On the page of a record, for the few events of one week: the classes of a trainer.'],
  whenNot: [
    'Where hours are compared, or events are moved: use Calendar.',
    'For a list over many days with pages: use a table.',
  ],
  do: [
    { story: 'Week', why: 'What is over is outlined, what is full says so; a day off is named.' },
  ],
  dont: [
    {
      story: 'DontFill',
      why: 'A day with ten events is longer than the page: show a day of the Calendar.',
    },
  ],
  keyboard: [],
}
