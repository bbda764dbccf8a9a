import type { PartDocs } from '../../foundations/partDocs.ts'

export const menuDocs: PartDocs = {
  what: 'Actions on one thing, in a list that opens.',
  when: ['More than three actions on a row or a record.'],
  whenNot: [
    'To choose a value: use SelectField.',
    'For the one action that matters: show a Button.',
  ],
  do: [{ story: 'Catalog', why: 'What destroys stands apart, last and in red.' }],
  dont: [{ story: 'DontHideTheOnlyAction', why: 'One action needs no menu.' }],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Open it; the first action has the focus.' },
    { keys: '↑ ↓', does: 'Move through the actions.' },
    { keys: 'a letter', does: 'Goes to the action that starts with it.' },
    { keys: 'Esc', does: 'Closes it; the focus returns to the button.' },
  ],
}
