import type { PartDocs } from '../../foundations/partDocs.ts'

export const bulkBarDocs: PartDocs = {
  what: 'The bar under a list that appears with the first chosen row: how many, what to do, what came of it.',
  when: [
    'Use it under every DataTable whose rows can be chosen, as the last part of the page.',
    'Offer “select all matching” when the filters match more rows than are on the page.',
    'Keep it open with the result, until somebody has read it: “48 done, 2 failed”, why, the way to try those two again, and the way back for the 48.',
    'Give a way to stop what takes longer than a moment; what was done until then is told.',
  ],
  whenNot: [
    'Not for what is done to one row: that is in the menu of the row.',
    'Not for work that outlives the page, such as an import: use a page with ProgressBar.',
  ],
  do: [
    { story: 'AppearsWithTheFirst', why: 'Nothing is in the way until a row is chosen.' },
    {
      story: 'TriesOnlyTheFailedAgain',
      why: 'What worked stays done; only the failures are tried again.',
    },
  ],
  dont: [{ story: 'DontOfferEverything', why: 'At most four actions; rare ones go into a menu.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the result with its ways, “select all”, the actions and “clear”.',
    },
    { keys: 'Enter, Space', does: 'Does what the button in focus says.' },
    { keys: 'Ctrl Z', does: 'Takes back what was done, where the result offers it.' },
    { keys: 'X, Shift + X, Ctrl + A, Esc', does: 'Choose rows: keys of DataTable.' },
  ],
}
