import type { PartDocs } from '../../foundations/partDocs.ts'

export const segmentedFieldDocs: PartDocs = {
  what: 'One of a few answers, side by side in a bar or as cards.',
  when: [
    'For two to four short words: package or class.',
    'As cards where an icon, a balance or a key belongs to the answer: methods of payment.',
  ],
  whenNot: [
    'Answers that need a sentence: use RadioField.',
    'More than six: use SelectField.',
    'To change what a page shows: use SegmentedControl or Tabs.',
  ],
  do: [{ story: 'Cards', why: 'The second line says what comes with the answer.' }],
  dont: [
    { story: 'DontFillTheBar', why: 'Six segments break their words on a phone: use SelectField.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chosen answer, or to the first; once more leaves the group.',
    },
    { keys: '→ ↓ ← ↑', does: 'Move the choice, round the ends.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus while none is chosen.' },
    {
      keys: '0 … 9',
      does: 'Choose the answer that shows the digit and go to it, on any layout of the keyboard.',
    },
  ],
}
