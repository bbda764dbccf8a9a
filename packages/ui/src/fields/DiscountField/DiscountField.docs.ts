import type { PartDocs } from '../../foundations/partDocs.ts'

export const discountFieldDocs: PartDocs = {
  what: 'A discount as a percent or as a sum; the summary beside it says what it takes off.',
  when: ['Wherever a price may be lowered: a payment, a line of a sale.'],
  whenNot: ['A rate that belongs to no price: use PercentField.'],
  do: [
    {
      story: 'StaysAsTyped',
      why: 'What is wrong stays to be read and put right; a corrected number would be another price.',
    },
  ],
  dont: [
    {
      story: 'DontGiveMoreThanThePrice',
      why: 'More than the price has no sum to pay: say in the error what is the most.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the number, then to its kind, then on.' },
    { keys: '0 … 9', does: 'Write the discount.' },
    { keys: '→ ←', does: 'On the kind: change between percent and sum, which empties the number.' },
  ],
}
