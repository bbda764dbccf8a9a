import type { PartDocs } from '../../foundations/partDocs.ts'

export const itemListDocs: PartDocs = {
  what: 'Lines of a card, each with a title, smaller lines and one action.',
  when: [
    'For a few things that are each ended, changed or opened on their own: devices, ways to sign in.',
    'With a term where the lines are properties of one record.',
  ],
  whenNot: [
    'For labels with values: use FactList.',
    'For records with columns, sort or pages: use a table.',
  ],
  do: [{ story: 'Catalog', why: 'The title says what it is; the button names one action.' }],
  dont: [{ story: 'DontFill', why: 'Two buttons in a line compete: put the second into a menu.' }],
  keyboard: [],
}
