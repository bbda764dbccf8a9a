import type { PartDocs } from '../../foundations/partDocs.ts'

export const breadcrumbsDocs: PartDocs = {
  what: 'The way from the section to this page, as links before its title.',
  when: ['On a record or a form that stands below a list.'],
  whenNot: [
    'On a list: the menu already says where we are.',
    'For the steps of a task: use Stepper.',
  ],
  do: [{ story: 'Catalog', why: 'The title behind it says where we are.' }],
  dont: [{ story: 'DontRepeatTheTitle', why: 'The title says it already.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
}
