import type { PartDocs } from '../../foundations/partDocs.ts'

export const breadcrumbsDocs: PartDocs = {
  what: 'The way from the section to this record, as links.',
  when: ['On a record or a form that stands below a list.'],
  whenNot: [
    'On a list: the menu already says where we are.',
    'For the steps of a task: use Stepper.',
  ],
  do: [{ story: 'Catalog', why: 'The last one is where we are, and is no link.' }],
  dont: [{ story: 'DontRepeatTheTitle', why: 'One crumb says no more than the title.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
}
