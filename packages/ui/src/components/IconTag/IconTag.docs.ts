import type { PartDocs } from '../../foundations/partDocs.ts'

export const iconTagDocs: PartDocs = {
  what: 'A small square with an icon or a letter that stands for a word.',
  when: [
    'The ways of payment in a row of a table, where their names have no room.',
    'The kind of a notification or of a task beside its words, with a tone and without a label.',
  ],
  whenNot: [
    'For something to press: use IconButton.',
    'For a status: use StatusBadge, which has a word.',
  ],
  do: [{ story: 'NamesItself', why: 'The word is there for screen readers and on hover.' }],
  dont: [{ story: 'DontLineUpMany', why: 'More than three are a riddle: write the words.' }],
  keyboard: [],
}
