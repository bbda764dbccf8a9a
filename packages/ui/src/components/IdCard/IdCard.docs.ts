import type { PartDocs } from '../../foundations/partDocs.ts'

export const idCardDocs: PartDocs = {
  what: 'A card of a person, as large as those of banks, with a code that a scanner reads.',
  when: [
    'Use it for what a person carries and shows at the desk.',
    'Use it with `paperOnly` behind a button “Print card”: the screen stays as it is.',
  ],
  whenNot: [
    'Not to show a person on the screen: use Card with an Avatar.',
    'Not for what a person takes home of a payment: use Receipt.',
  ],
  do: [
    {
      story: 'WithPhoto',
      why: 'Who stands at the desk is compared with the photo, not with the number.',
    },
    { story: 'LongName', why: 'A long name takes more lines and covers neither code nor number.' },
  ],
  dont: [
    {
      story: 'DontWriteSecrets',
      why: 'A card is lost and photographed: no phone, no sum, no date of birth.',
    },
  ],
  keyboard: [],
}
