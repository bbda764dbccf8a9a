import type { PartDocs } from '../../foundations/partDocs.ts'

export const columnsDocs: PartDocs = {
  what: 'The work and what stands beside it; under each other where there is little room.',
  when: ['The desk: check-in with the people of today beside it.'],
  whenNot: ['For cards of one kind: use CardGrid.', 'For fields: use FieldGroup.'],
  do: [{ story: 'OnAPhone', why: 'The work comes first.' }],
  dont: [{ story: 'DontHideTheWork', why: 'What is looked at rarely stands first.' }],
  keyboard: [],
}
