import type { PartDocs } from '../../foundations/partDocs.ts'

export const horizontalBarsDocs: PartDocs = {
  what: 'Bars lie under each other and compare things that have names, each with its full amount.',
  when: [
    'Use it for rankings of three to about ten: packages by sales, debtors, clubs.',
    'Use it where names are long or come in two scripts; they stand above their bars.',
  ],
  whenNot: [
    'Not for moments in time: use Bars or LineChart, where time goes from left to right.',
    'Not for dozens of rows: use a DataTable with a sum.',
  ],
  do: [
    { story: 'Debtors', why: 'The largest stands first and every name is whole.' },
    { story: 'KeepsItsPlaces', why: 'The card keeps its height when there are fewer than three.' },
  ],
  dont: [
    {
      story: 'DontPaintEveryBar',
      why: 'Colours that mean nothing make people look for a meaning.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the table switch and then to the drawing, whose first bar is read.',
    },
    { keys: '↑ ←', does: 'Read the bar above.' },
    { keys: '↓ →', does: 'Read the bar below.' },
    { keys: 'Home, End', does: 'Read the first and the last bar.' },
    { keys: 'Esc', does: 'Closes the value.' },
  ],
}
