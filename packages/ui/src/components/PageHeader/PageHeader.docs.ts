import type { PartDocs } from '../../foundations/partDocs.ts'

export const pageHeaderDocs: PartDocs = {
  what: 'The name of the page, in the top bar.',
  when: ['Once on every page; takes the focus after navigation.'],
  whenNot: ['Inside a card: use its title.'],
  do: [{ story: 'Catalog', why: 'The way to the page stands before its name.' }],
  dont: [{ story: 'DontWriteALetter', why: 'Who works here reads it every day.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the way to the page.' }],
}
