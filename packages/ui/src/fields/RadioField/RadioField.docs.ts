import type { PartDocs } from '../../foundations/partDocs.ts'

export const radioFieldDocs: PartDocs = {
  what: 'One of a few answers, all in sight, each on its own line.',
  when: ['For two to five answers that need a second line to be understood.'],
  whenNot: [
    'Short words side by side: use SegmentedField.',
    'More than five: use SelectField.',
    'Yes or no: use CheckboxField.',
  ],
  do: [{ story: 'SaysWhatFollows', why: 'The second line tells the outcome before it is chosen.' }],
  dont: [{ story: 'DontOfferSeven', why: 'A long column pushes the form away: use SelectField.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chosen answer, or to the first; once more leaves the group.',
    },
    { keys: '↓ → ↑ ←', does: 'Move the choice, round the ends.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus while none is chosen.' },
  ],
}
