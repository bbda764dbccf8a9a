import type { PartDocs } from '../../foundations/partDocs.ts'

export const detailPageDocs: PartDocs = {
  what: 'One record: who or what, its facts, its parts.',
  when: ['The profile of a member, a staff, a payment.'],
  whenNot: ['For many records: use ListPage.', 'To change it: use FormPage.'],
  do: [{ story: 'Catalog', why: 'The questions asked most are answered above the tabs.' }],
  dont: [{ story: 'DontStartEmpty', why: 'Facts behind a press are facts that are asked twice.' }],
  keyboard: [{ keys: 'Tab', does: 'Moves through crumbs, actions, tabs and the page.' }],
  framed: true,
}
