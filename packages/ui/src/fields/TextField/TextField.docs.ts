import type { PartDocs } from '../../foundations/partDocs.ts'

export const textFieldDocs: PartDocs = {
  what: 'One line of text: a name, a room, the number of a document.',
  when: [
    'For short free text that has no form of its own.',
    'With a hint where it is not plain what belongs in it, and with `before` or `after` for what is fixed.',
  ],
  whenNot: [
    'Several lines: use TextAreaField.',
    'Numbers, sums, percents, phones, e-mail, passwords, days and times: each has a field that cleans and checks it.',
    'One of known answers: use SelectField or ComboboxField.',
  ],
  do: [
    { story: 'WithHint', why: 'The label names it, the hint says what nobody could guess.' },
    { story: 'SaysWhatIsWrong', why: 'What is wrong and how to mend it, with an example.' },
  ],
  dont: [
    {
      story: 'DontAskInThePlaceholder',
      why: 'The question is gone with the first letter, and screen readers may never say it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes into the field; once more leaves it, which is when it is first checked.',
    },
    { keys: 'Letters', does: 'Write; the form hears every one.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
