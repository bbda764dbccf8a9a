import type { PartDocs } from '../../foundations/partDocs.ts'

export const summaryLineDocs: PartDocs = {
  what: 'The sums of a list as one line between the filters and the rows.',
  when: [
    'Where the sums of the rows matter: payments, deposits, debtors.',
    'Link a figure to the rows that it counts.',
  ],
  whenNot: [
    'For the figures of a dashboard: use StatCard.',
    'For a count alone: the footer of the list says it.',
  ],
  do: [{ story: 'Catalog', why: 'Three figures; what is looked at once a day is one press away.' }],
  dont: [
    {
      story: 'DontShowEverything',
      why: 'Six figures are a table: put them behind the disclosure.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the linked figures and to the disclosure.' },
    { keys: 'Enter, Space', does: 'Shows or hides the rest.' },
  ],
}
