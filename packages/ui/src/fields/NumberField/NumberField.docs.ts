import type { PartDocs } from '../../foundations/partDocs.ts'

export const numberFieldDocs: PartDocs = {
  what: 'A whole number, or nothing while it is empty.',
  when: ['For counts: visits, days, places, kilograms.'],
  whenNot: [
    'Money: use MoneyField, which groups thousands.',
    'A share of a hundred: use PercentField.',
    'Phones and numbers of documents, which are text: use PhoneField or TextField.',
  ],
  do: [
    { story: 'TakesDigitsOnly', why: 'What is no digit is not taken; nobody is scolded for it.' },
  ],
  dont: [
    {
      story: 'DontLetEmptyMeanZero',
      why: 'Empty and 0 are two answers: say what empty means in the hint.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: '0 … 9', does: 'Write; other keys change nothing.' },
    { keys: 'Backspace', does: 'Takes a digit away; the last one leaves the field empty.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
