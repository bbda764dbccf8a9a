import type { PartDocs } from '../../foundations/partDocs.ts'

export const phoneFieldDocs: PartDocs = {
  what: 'A phone of the club’s country: the prefix is fixed, nine digits are grouped while they are typed.',
  when: ['For the phones of members and staff in Uzbekistan (+998) and Kyrgyzstan (+996).'],
  whenNot: [
    'Phones of any country, or extensions: use TextField with `type="tel"`.',
    'A phone that is only read: use Phone.',
  ],
  do: [
    {
      story: 'CleansAnyPastedWriting',
      why: 'Any common writing may be pasted and comes out the same.',
    },
    { story: 'RefusesAForeignNumber', why: 'It says why, and never keeps half of a number.' },
  ],
  dont: [
    {
      story: 'DontAskForTheWholeNumber',
      why: 'The prefix is there already; a hint that shows it again makes people type it twice.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: '0 … 9', does: 'Write; a tenth digit is not taken.' },
    { keys: 'Backspace', does: 'Takes a digit away, also across a blank or a dash.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
