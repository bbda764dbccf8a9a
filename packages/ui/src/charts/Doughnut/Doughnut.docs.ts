import type { PartDocs } from '../../foundations/partDocs.ts'

export const doughnutDocs: PartDocs = {
  what: 'A ring shows the parts of a whole, with the total in the middle.',
  when: [
    'Use it for two to eight parts of one sum: deposits by method, members by status.',
    'Use it where the card is wide enough for the words beside the ring.',
  ],
  whenNot: [
    'Not for more than eight parts: sum up the small ones, or use HorizontalBars.',
    'Not to compare wholes with each other: use stacked Bars.',
    'Not for values that may be below zero: use Bars.',
  ],
  do: [
    {
      story: 'PaymentMethods',
      why: 'Every part is in words with its sum; colour only repeats it.',
    },
    {
      story: 'AlwaysTheSameColour',
      why: 'A method keeps its colour and pattern when others are gone.',
    },
  ],
  dont: [
    { story: 'DontSlice', why: 'Slivers cannot be seen or pressed; sum them up as one part.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the table switch and then to the ring, whose first part is read.',
    },
    { keys: '→ ↓', does: 'Read the next part, which is lit while the others step back.' },
    { keys: '← ↑', does: 'Read the part before.' },
    { keys: 'Home, End', does: 'Read the first and the last part.' },
    { keys: 'Esc', does: 'Shows the total again.' },
  ],
}
