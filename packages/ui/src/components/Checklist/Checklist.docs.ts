import type { PartDocs } from '../../foundations/partDocs.ts'

export const checklistDocs: PartDocs = {
  what: 'Conditions of an action: red prevents it, amber deserves a look, green is settled.',
  when: ['Before an action that needs other work first, such as closing a club.'],
  whenNot: ['For one reason: say it beside the button.', 'For errors of a form: use its fields.'],
  do: [
    {
      story: 'Catalog',
      why: 'Each line links to its cause, and the shape says what the color says.',
    },
  ],
  dont: [
    { story: 'DontHideTheWay', why: 'A red line without a link leaves people looking for it.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links.' }],
}
