import type { PartDocs } from '../../foundations/partDocs.ts'

export const commandPaletteDocs: PartDocs = {
  what: 'One line from which everything is found: people, payments, screens, actions.',
  when: ['Opened by Ctrl K or / from every screen.'],
  whenNot: ['To choose a value in a form: use ComboboxField.'],
  do: [
    {
      story: 'PassesTheTypedQuery',
      why: 'A row answers the question itself: until when, how many visits.',
    },
  ],
  dont: [{ story: 'DontListBareNames', why: 'Two people with one name cannot be told apart.' }],
  keyboard: [
    { keys: '↑ ↓', does: 'Move through the rows; from the last to the first.' },
    { keys: 'Enter', does: 'Runs the row; waits for the answer to what was typed.' },
    { keys: 'Esc', does: 'Closes it and returns the focus.' },
  ],
  framed: true,
}
