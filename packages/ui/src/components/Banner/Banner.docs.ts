import type { PartDocs } from '../../foundations/partDocs.ts'

export const bannerDocs: PartDocs = {
  what: 'A message that belongs to the page and stays until its cause is gone.',
  when: [
    'The network is gone, a form has errors, a record is read-only.',
    '`urgent` for what must be heard at once.',
  ],
  whenNot: ['For the answer to a press: use Snackbar.', 'For a question: use ConfirmDialog.'],
  do: [{ story: 'SaysUrgentThingsAtOnce', why: 'Says what is, and what still works.' }],
  dont: [{ story: 'DontBlame', why: 'It neither says what happened nor what to do.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to its action, then to closing it.' },
    { keys: 'Enter', does: 'Presses what has the focus.' },
  ],
}
