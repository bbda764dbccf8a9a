import type { PartDocs } from '../../foundations/partDocs.ts'

export const multiSelectFieldDocs: PartDocs = {
  what: 'Any of several known answers, in a list that stays open while they are ticked.',
  when: ['For clubs, trainers, tags: when more than one may be right.'],
  whenNot: [
    'One answer: use SelectField.',
    'Days of the week: use WeekdaysField.',
    'Two or three that are always there: use a CheckboxField each.',
  ],
  do: [
    {
      story: 'StaysOpenAndKeepsTheOrder',
      why: 'The words in the field follow the list, not the presses.',
    },
  ],
  dont: [
    {
      story: 'DontUseItForYesOrNo',
      why: 'A single option to tick is a CheckboxField hidden behind a press.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the field and on.' },
    { keys: 'Enter, Space, ↓', does: 'Open the list.' },
    { keys: '↓ ↑', does: 'Move in the list.' },
    { keys: 'Space, Enter', does: 'In the list: tick and untick; it stays open.' },
    { keys: 'Escape', does: 'Closes the list and keeps what is ticked.' },
  ],
}
