import type { PartDocs } from '../../foundations/partDocs.ts'

export const snackbarDocs: PartDocs = {
  what: 'The answer to a press, at the top for three seconds; ten with Undo.',
  when: ['Saved, sold, checked in; Undo where it can be taken back.'],
  whenNot: ['For an error beside a field: the field says it.', 'For what stays true: use Banner.'],
  do: [
    {
      story: 'TakesBack',
      why: 'Undo stays ten seconds and waits while it has the pointer or the focus.',
    },
    { story: 'SaysErrorsAtOnce', why: 'What went wrong with money stays until it is closed.' },
  ],
  dont: [{ story: 'DontTellStories', why: 'More than six words are gone before they are read.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to Undo or to closing it.' },
    { keys: 'Enter', does: 'Presses it.' },
  ],
}
