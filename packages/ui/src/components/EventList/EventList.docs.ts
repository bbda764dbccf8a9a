import type { PartDocs } from '../../foundations/partDocs.ts'

export const eventListDocs: PartDocs = {
  what: 'Events by day: time, person, one sentence, and under it what changed.',
  when: ['The audit log: what happened, in its order.'],
  whenNot: [
    'For records that are compared: use DataTable.',
    'For lines with own buttons: ItemList.',
  ],
  do: [{ story: 'ByDay', why: 'The day is said once, each row says its time.' }],
  dont: [{ story: 'DontShowRecords', why: 'Records have columns that are compared.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus from row to row.' },
    { keys: 'Enter', does: 'Opens the event.' },
  ],
}
