import type { PartDocs } from '../../foundations/partDocs.ts'

export const dialogDocs: PartDocs = {
  what: 'A task over the page, finished or left before going on.',
  when: ['A few fields that belong to what lies below: freeze, start date.'],
  whenNot: [
    'For a long form: give it a page.',
    'For a yes or no: use ConfirmDialog.',
    'To look something up meanwhile: use Drawer.',
  ],
  do: [{ story: 'StaysWhenFirm', why: 'What must be answered does not close by accident.' }],
  dont: [{ story: 'DontPutAPageInside', why: 'What scrolls in a dialog wants a page of its own.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves inside it; does not leave.' },
    { keys: 'Esc', does: 'Closes it unless it is firm; the focus returns to what opened it.' },
  ],
  framed: true,
}
