import type { PartDocs } from '../../foundations/partDocs.ts'

export const listPageDocs: PartDocs = {
  what: 'A list with what narrows it and what adds to it.',
  when: ['Every section that has records.'],
  whenNot: ['For one record: use DetailPage.'],
  do: [
    {
      story: 'Catalog',
      why: 'The empty list offers the first step, the same as the button above.',
    },
  ],
  dont: [
    {
      story: 'DontRepeatActions',
      why: 'One way to add is enough: not one above and one below each other.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through actions, filters and rows.' }],
  framed: true,
}
