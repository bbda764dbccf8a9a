import type { PartDocs } from '../../foundations/partDocs.ts'

export const verdictDocs: PartDocs = {
  what: 'The answer to one question about a person, to be seen from two metres: a colour, a photo, a word.',
  when: ['The answer decides what happens now, at a counter or a door.'],
  whenNot: ['For a message on a page: use Banner.', 'For the state of a record: use StatusBadge.'],
  do: [{ story: 'SaysTheDecidingRule', why: 'One sentence names the rule that decided.' }],
  dont: [{ story: 'DontListEveryRule', why: 'Further rules stand below the facts.' }],
  keyboard: [],
}
