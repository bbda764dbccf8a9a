import type { PartDocs } from '../../foundations/partDocs.ts'

export const termBarDocs: PartDocs = {
  what: 'The days of a term as one bar: run, paused, left.',
  when: ['For the current membership of a member.'],
  whenNot: [
    'For the progress of an operation: use ProgressBar.',
    'In the rows of a table: the dates say it.',
  ],
  do: [{ story: 'Catalog', why: 'The dates under the bar are those that are asked for.' }],
  dont: [{ story: 'DontNameEveryDay', why: 'More than four dates are read by nobody.' }],
  keyboard: [],
}
