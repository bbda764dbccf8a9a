import type { PartDocs } from '../../foundations/partDocs.ts'

export const percentFieldDocs: PartDocs = {
  what: 'A whole percent of 0 to 100, or nothing while it is empty.',
  when: ['For shares and rates: the part of a trainer, a discount of a package.'],
  whenNot: [
    'A discount that may also be a sum: use DiscountField.',
    'Numbers that go beyond a hundred: use NumberField.',
  ],
  do: [
    { story: 'StopsAtAHundred', why: 'A slip of the finger cannot give more away than there is.' },
  ],
  dont: [
    {
      story: 'DontWriteTheSignInTheLabel',
      why: 'The sign stands behind the number already; the label says what is meant.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: '0 … 9', does: 'Write; more than a hundred becomes a hundred.' },
    { keys: 'Backspace', does: 'Takes a digit away; the last one leaves the field empty.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
