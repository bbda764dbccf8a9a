import type { PartDocs } from '../../foundations/partDocs.ts'

export const pageHeaderDocs: PartDocs = {
  what: 'The name of the page and what can be done on it.',
  when: ['Once at the top of every page; takes the focus after navigation.'],
  whenNot: ['Inside a card: use its title.'],
  do: [{ story: 'Catalog', why: 'At most one violet button: the next step.' }],
  dont: [{ story: 'DontWriteALetter', why: 'Who works here reads it every day.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the crumbs and actions.' }],
}
