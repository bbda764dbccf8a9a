import type { PartDocs } from '../../foundations/partDocs.ts'

export const receiptDocs: PartDocs = {
  what: 'A receipt as it comes onto a roll of 80 mm or narrower, or onto A4.',
  when: [
    'Use it for every slip that a person takes along: a sale, a refund, a deposit.',
    'Use it with `alone` where the page is there to be printed: nothing else comes onto paper.',
    'Use it with `paperOnly` behind a button “Print receipt”: the screen stays as it is.',
  ],
  whenNot: [
    'Not to show a payment on the screen: use FactList and Money.',
    'Not for a report with many rows: print the DataTable.',
  ],
  do: [
    {
      story: 'Sale',
      why: 'Figures stand under each other, and the sum to pay is found at one look.',
    },
    { story: 'SplitOnA4', why: 'Each method is told with its part; together they are the whole.' },
    { story: 'Voided', why: 'The stamp has a place of its own and covers no figure.' },
  ],
  dont: [
    { story: 'DontRepeatTheShop', why: 'Paper is narrow: what is known already is left out.' },
  ],
  keyboard: [],
}
