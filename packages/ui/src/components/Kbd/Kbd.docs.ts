import type { PartDocs } from '../../foundations/partDocs.ts'

export const kbdDocs: PartDocs = {
  what: 'A key, or keys one after another.',
  when: ['Beside the action that they start.'],
  whenNot: ['For codes and numbers: write them as text.'],
  do: [{ story: 'Catalog', why: 'Letters as on the key.' }],
  dont: [{ story: 'DontShout', why: 'Keys are hints; a sentence of them is noise.' }],
  keyboard: [],
}
