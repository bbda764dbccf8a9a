import type { PartDocs } from '../../foundations/partDocs.ts'

export const inlineDocs: PartDocs = {
  what: 'Things beside each other that wrap where there is no room.',
  when: ['Buttons, badges, a name and its time.'],
  whenNot: ['For things under each other: use Stack.'],
  do: [{ story: 'BesideEachOther', why: '`between` puts the second at the end.' }],
  dont: [{ story: 'DontPutColumnsInside', why: 'Cards want a grid: use CardGrid.' }],
  keyboard: [],
}
