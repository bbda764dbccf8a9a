import type { PartDocs } from '../../foundations/partDocs.ts'

export const selectFieldDocs: PartDocs = {
  what: 'One of several known answers, in a list that opens.',
  when: ['For five to some twenty options that fit in one list.'],
  whenNot: [
    'Up to four options: use RadioField or SegmentedField, which show them all.',
    'Very many, or from the server: use ComboboxField.',
    'More than one answer: use MultiSelectField.',
  ],
  do: [
    {
      story: 'Open',
      why: 'A second line says what tells the options apart; the chosen one is ticked.',
    },
  ],
  dont: [
    {
      story: 'DontHideTwoAnswers',
      why: 'Two answers behind a press cost a press: show them with RadioField.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field and on.' },
    { keys: 'Enter, Space, ↓', does: 'Open the list at the chosen option.' },
    { keys: '↓ ↑', does: 'Move in the list.' },
    { keys: 'Home, End', does: 'Go to the first and the last option.' },
    { keys: 'Letters', does: 'Go to the option that begins so; on the closed field, choose it.' },
    { keys: '← →', does: 'On the closed field: choose the option before or after.' },
    { keys: 'Enter, Space', does: 'In the list: choose; the focus comes back to the field.' },
    { keys: 'Escape', does: 'Closes the list and changes nothing.' },
  ],
}
