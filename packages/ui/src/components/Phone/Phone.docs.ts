import type { PartDocs } from '../../foundations/partDocs.ts'

export const phoneDocs: PartDocs = {
  what: 'A phone number as people of the country write it.',
  when: ['Wherever a number is read; `callable` where it may be called.'],
  whenNot: ['To type one: use PhoneField.'],
  do: [{ story: 'IsWrittenAsPeopleWriteIt', why: 'Code, operator, and digits in twos.' }],
  dont: [{ story: 'DontMakeRowsCall', why: 'In a table a press opens the row, it does not call.' }],
  keyboard: [],
}
