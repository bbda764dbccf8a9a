import type { PartDocs } from '../../foundations/partDocs.ts'

export const moneyDocs: PartDocs = {
  what: 'A sum, written the same everywhere.',
  when: ['Every sum that is read: tables, cards, totals.'],
  whenNot: ['To type one: use MoneyField.'],
  do: [
    { story: 'WritesATrueMinus', why: 'Colour repeats what the sign says.' },
    {
      story: 'ShowsTheFullAmountOfAShortOne',
      why: 'Short only on tiles and axes; the full sum is one pointer away.',
    },
  ],
  dont: [{ story: 'DontShortenWhatIsPaid', why: 'A person who pays wants to see every digit.' }],
  keyboard: [],
}
