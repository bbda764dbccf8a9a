import type { PartDocs } from '../../foundations/partDocs.ts'

export const heatMapDocs: PartDocs = {
  what: 'A field of cells shows how much happens when; the fuller a cell, the stronger its colour.',
  when: ['Use it for two rhythms at once: visits by week day and hour.'],
  whenNot: [
    'Not for exact comparison: use Bars.',
    'Not with more than about 24 columns: sum hours up.',
  ],
  do: [
    { story: 'Visits', why: 'Mornings and evenings stand out at one look, numbers say how much.' },
    { story: 'Narrow', why: 'Without room for numbers, a cell tells its number when it is read.' },
  ],
  dont: [{ story: 'DontStretch', why: 'Two cells are two numbers: write them as StatCards.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the table switch and then to the field, whose first cell is read.',
    },
    { keys: '← →', does: 'Read the cell before and after.' },
    { keys: '↑ ↓', does: 'Read the cell above and below.' },
    { keys: 'Home, End', does: 'Read the first and the last cell.' },
    { keys: 'Esc', does: 'Closes the value.' },
  ],
}
