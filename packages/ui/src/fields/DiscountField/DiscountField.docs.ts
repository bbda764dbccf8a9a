import type { PartDocs } from '../../foundations/partDocs.ts'

export const discountFieldDocs: PartDocs = {
  what: 'A discount as a percent or as a sum, with what it takes off and what is left to pay.',
  when: ['Wherever a price may be lowered: a payment, a line of a sale.'],
  whenNot: ['A rate that belongs to no price: use PercentField.'],
  do: [
    {
      story: 'ShowsWhatItTakesOff',
      why: 'The person at the desk says the sum aloud before it is taken.',
    },
  ],
  dont: [
    {
      story: 'DontGiveMoreThanThePrice',
      why: 'More than the price shows no sum to pay: say in the error what is the most.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the number, then to its kind, then on.' },
    { keys: '0 … 9', does: 'Write the discount; what is left to pay follows at once.' },
    { keys: '→ ←', does: 'On the kind: change between percent and sum, which empties the number.' },
  ],
}
