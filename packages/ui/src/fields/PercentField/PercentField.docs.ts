import type { PartDocs } from '../../foundations/partDocs.ts'

export const percentFieldDocs: PartDocs = {
  what: 'A percent, or nothing while it is empty.',
  when: ['For shares and rates: the part of a trainer, a discount of a package.'],
  whenNot: [
    'A discount that may also be a sum: use DiscountField.',
    'Numbers that go beyond a hundred: use NumberField.',
  ],
  do: [
    {
      story: 'StaysAsTyped',
      why: 'What is too high or has decimals is refused by the form, in words, not corrected behind the hand.',
    },
  ],
  dont: [
    {
      story: 'DontWriteTheSignInTheLabel',
      why: 'The sign stands behind the number already; the label says what is meant.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: '0 … 9', does: 'Write; the form refuses what cannot be.' },
    { keys: 'Backspace', does: 'Takes a digit away; the last one leaves the field empty.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
