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
    { story: 'SaysErrorsAtOnce', why: 'What went wrong stays until it is closed.' },
  ],
  dont: [{ story: 'DontTellStories', why: 'More than six words are gone before they are read.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to Undo or to closing it.' },
    { keys: 'F6', does: 'Moves the focus to the newest one, and back.' },
    { keys: 'Enter', does: 'Presses it; the focus goes back to where it was.' },
    {
      keys: 'Ctrl Z',
      does: 'Takes back the last action, unless the focus is in a field with words.',
    },
  ],
}
