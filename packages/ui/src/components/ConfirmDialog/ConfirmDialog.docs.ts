import type { PartDocs } from '../../foundations/partDocs.ts'

export const confirmDialogDocs: PartDocs = {
  what: 'Asks before something that cannot be taken back, or moves money.',
  when: ['Refunds, voids, payments, deleting for good.'],
  whenNot: [
    'Where it can be undone: do it and offer Undo in a Snackbar.',
    'For a form: use Dialog.',
  ],
  do: [
    { story: 'FocusesTheSafeAnswer', why: 'Names the person and the sum; Enter does not destroy.' },
  ],
  dont: [{ story: 'DontAskIfSure', why: 'Nobody can answer without knowing what about.' }],
  keyboard: [
    { keys: 'Enter', does: 'Presses the safe answer, which has the focus.' },
    { keys: 'Tab', does: 'Moves between the answers and stays inside.' },
    { keys: 'Esc', does: 'Closes it as the safe answer does.' },
  ],
  framed: true,
}
