import type { PartDocs } from '../../foundations/partDocs.ts'

export const codeTilesDocs: PartDocs = {
  what: 'A short code that two people compare on two screens.',
  when: ['For a code that is read out and compared, such as that of a waiting device.'],
  whenNot: ['For a number that is copied or typed: use text with CopyButton.'],
  do: [{ story: 'Catalog', why: 'Four digits are read at a glance from the next desk.' }],
  dont: [{ story: 'DontFill', why: 'A long number on tiles is not read: show it as text.' }],
  keyboard: [],
}
