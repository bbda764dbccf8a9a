import type { PartDocs } from '../../foundations/partDocs.ts'

export const factListDocs: PartDocs = {
  what: 'What is known about a thing, one fact a line; as tiles, label over value.',
  when: [
    'Use lines in cards and side columns, tiles at the head of a page.',
    'Leave a fact in place when it is unknown: a dash says that nobody forgot it.',
  ],
  whenNot: ['Not for many things of one kind: use DataTable.', 'Not for input: use fields.'],
  do: [{ story: 'WritesNothingAsADash', why: 'The dash keeps the place of what is not known.' }],
  dont: [{ story: 'DontWriteSentences', why: 'A value is a word or a figure, not a paragraph.' }],
  keyboard: [],
}
