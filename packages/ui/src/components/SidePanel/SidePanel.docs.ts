import type { PartDocs } from '../../foundations/partDocs.ts'

export const sidePanelDocs: PartDocs = {
  what: 'One record of a list beside the list: its figure, facts, history and actions.',
  when: [
    'Reading one row after another without losing the list: payments, deposits, entries of the ledger, visits.',
    'Give each group at most five facts, and the foot at most three actions.',
  ],
  whenNot: [
    'For a person: a member has a profile.',
    'For a question or a form: use Dialog or a page.',
    'For a look aside without a list: use Drawer.',
  ],
  do: [
    {
      story: 'Catalog',
      why: 'One figure with its status, then facts in groups, the harmless action first.',
    },
    { story: 'NothingToDo', why: 'Where nothing may be done, a line says why.' },
  ],
  dont: [
    {
      story: 'DontPutEverythingInOneGroup',
      why: 'A long list of facts is not read: group what belongs together.',
    },
  ],
  keyboard: [
    { keys: '↑, ↓', does: 'Opens the record before or after.' },
    { keys: 'Esc', does: 'Closes it; the focus returns to the row.' },
  ],
}
