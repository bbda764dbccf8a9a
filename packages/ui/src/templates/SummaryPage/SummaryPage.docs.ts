import type { PartDocs } from '../../foundations/partDocs.ts'

export const summaryPageDocs: PartDocs = {
  what: 'One task that ends with one button: its parts left, what it comes to right.',
  when: ['Selling: who, what, how it is paid.'],
  whenNot: ['For the fields of a record: use FormPage.'],
  do: [{ story: 'Catalog', why: 'The sum stays in sight, and the button says it.' }],
  dont: [{ story: 'DontHideTheSum', why: 'Who pays wants to see what for.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through the parts, then to the button.' }],
  framed: true,
}
