import type { PartDocs } from '../../foundations/partDocs.ts'

export const stackDocs: PartDocs = {
  what: 'Things under each other with an even distance.',
  when: ['The parts of a card or a page.'],
  whenNot: ['For things beside each other: use Inline.', 'For fields: use FieldGroup.'],
  do: [{ story: 'UnderEachOther', why: 'The distance is one of three, never a number.' }],
  dont: [{ story: 'DontSpreadOneThing', why: 'What belongs together stands close.' }],
  keyboard: [],
}
