import type { PartDocs } from '../../foundations/partDocs.ts'

export const formPageDocs: PartDocs = {
  what: 'A page to fill in, with a bar that says what is unsaved.',
  when: ['Registering and changing anything of more than three fields.'],
  whenNot: ['For two fields: use Dialog.', 'For a task that ends with a sum: use SummaryPage.'],
  do: [{ story: 'Catalog', why: 'Errors stand at their field and above, as links.' }],
  dont: [{ story: 'DontDropTheBar', why: 'Without the bar nobody knows whether it is saved.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields in reading order.' },
    { keys: 'Enter', does: 'Saves from a field of one line.' },
    { keys: 'Ctrl Enter', does: 'Saves from anywhere.' },
  ],
  framed: true,
}
