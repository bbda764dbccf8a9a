import type { PartDocs } from '../../foundations/partDocs.ts'

export const checkboxFieldDocs: PartDocs = {
  what: 'Yes or no, in words that say what yes means.',
  when: ['For an agreement, or an extra that takes effect when the form is saved.'],
  whenNot: [
    'A thing that works or rests and changes at once: use SwitchField.',
    'One of several answers: use RadioField.',
  ],
  do: [{ story: 'TheWordsTakeThePress', why: 'The whole row is the target, not only the box.' }],
  dont: [{ story: 'DontDeny', why: 'Ticking a “not” to say yes has to be read twice.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the box and on.' },
    { keys: 'Space', does: 'Ticks and unticks it.' },
  ],
}
