import type { PartDocs } from '../../foundations/partDocs.ts'

export const notFoundPageDocs: PartDocs = {
  what: 'An address that leads nowhere, or where one may not go.',
  when: ['Unknown addresses, records that are gone, sections that are not ours.'],
  whenNot: ['For an empty list: use EmptyState.'],
  do: [{ story: 'Catalog', why: 'Says why, and leads on.' }],
  dont: [{ story: 'DontBlame', why: 'A number and no way out.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the way on.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  framed: true,
}
