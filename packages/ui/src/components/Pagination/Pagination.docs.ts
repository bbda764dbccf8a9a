import type { PartDocs } from '../../foundations/partDocs.ts'

export const paginationDocs: PartDocs = {
  what: 'Which rows are seen out of how many, and the way to the others.',
  when: [
    'Use it at the foot of lists that people return to: a page has an address, so Back and shared links find it.',
  ],
  whenNot: [
    'Not where people read on without wanting to come back: use `onMore` of DataTable.',
    'Not for steps of a task: use Stepper.',
  ],
  do: [
    {
      story: 'LeadsToOtherPages',
      why: 'Pages are links: they open in a new tab and are kept in history.',
    },
    {
      story: 'SaysNothingOfNothing',
      why: 'Without rows there is no range; the empty state speaks.',
    },
  ],
  dont: [{ story: 'DontPageTheShort', why: 'Three rows a page: everything is behind a press.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the pages. An end that is reached is passed over.' },
    { keys: 'Enter', does: 'Opens the page in focus.' },
  ],
}
