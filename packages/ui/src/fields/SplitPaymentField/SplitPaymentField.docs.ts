import type { PartDocs } from '../../foundations/partDocs.ts'

export const splitPaymentFieldDocs: PartDocs = {
  what: 'A payment in up to three parts, a row each with method and sum; the last one fills itself.',
  when: ['For every payment and deposit: one part is the plain case.'],
  whenNot: ['A sum without a method: use MoneyField.'],
  do: [
    {
      story: 'TheLastPartIsTheRemainder',
      why: 'Nobody subtracts in the head while a customer waits.',
    },
    {
      story: 'AnOpenTotal',
      why: 'A deposit has no price: leave `total` out, and what is written is the sum.',
    },
    {
      story: 'AFixedPart',
      why: 'Money that a provider has taken is there; who corrects the rest sees that it stays.',
    },
    {
      story: 'SaysWhichPartIsWrong',
      why: 'The error stands where it is repaired, and names the sum.',
    },
    { story: 'SaysWhatIsTooMuch', why: 'The real sums, in words and in a colour.' },
  ],
  dont: [
    {
      story: 'DontLeaveItOpen',
      why: 'An open remainder is a sale that cannot be saved: say so at the button that saves.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through methods, sums and buttons in the order of the page.' },
    { keys: '1 … 9', does: 'On a method: choose the one at that place of the list.' },
    { keys: '→ ←', does: 'On a method: move the choice.' },
    {
      keys: 'Enter',
      does: 'In a sum: opens the next part while something is left, and leads to the method of an open sum; else sends the form.',
    },
    { keys: 'Enter, Space', does: 'On a button: add a part, take one away.' },
  ],
}
