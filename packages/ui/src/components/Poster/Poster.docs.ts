import type { PartDocs } from '../../foundations/partDocs.ts'

export const posterDocs: PartDocs = {
  what: 'One A4 page with a code to scan, for a wall: black on white in every theme.',
  when: [
    'For the entrance of a place, with its name, its code and its hours in several languages.',
  ],
  whenNot: ['For a document of a payment: use Receipt.'],
  do: [
    {
      story: 'Catalog',
      why: 'The code is larger than anything else; it is scanned from two metres.',
    },
  ],
  dont: [{ story: 'DontWriteALongName', why: 'A name of more than two lines is cut.' }],
  keyboard: [],
}
