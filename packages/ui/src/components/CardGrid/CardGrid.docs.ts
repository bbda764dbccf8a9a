import type { PartDocs } from '../../foundations/partDocs.ts'

export const cardGridDocs: PartDocs = {
  what: 'Cards side by side, as many as there is room for, all of one width.',
  when: [
    'Use it for lists of things that are told apart by their facts or pictures: packages, staff, clubs.',
  ],
  whenNot: [
    'Not for rows that people compare or choose: use DataTable.',
    'Not for the figures of a day: use Columns with StatCard.',
  ],
  do: [{ story: 'Packages', why: 'Neighbours are equally high, so their facts stand in lines.' }],
  dont: [
    { story: 'DontMix', why: 'Cards of different kinds in one grid: nothing can be compared.' },
  ],
  keyboard: [
    {
      keys: 'J, K',
      does: 'On a stepped grid: focuses the first link of the next or previous card.',
    },
    { keys: '↑, ↓', does: 'The same, from a card.' },
    { keys: 'Home, End', does: 'Focuses the first or the last card, from a card.' },
  ],
}
