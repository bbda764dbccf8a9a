import type { PartDocs } from '../../foundations/partDocs.ts'

export const qrCodeDocs: PartDocs = {
  what: 'A square code that a phone reads: an address or a number that nobody has to type.',
  when: [
    'Use it for what is scanned from paper or from another screen: a club, a receipt, a card.',
    'Offer the file where the code is printed by somebody else.',
  ],
  whenNot: [
    'Not for what is pressed on this very screen: use a Link.',
    'Not for long texts: the squares become too small for a phone; use an address that leads there.',
  ],
  do: [
    { story: 'WithFiles', why: 'The club takes the code to a printer in the format it wants.' },
    {
      story: 'InTheDark',
      why: 'The code stays dark on light, with its quiet zone, in every theme.',
    },
  ],
  dont: [{ story: 'DontTellStories', why: 'So many squares at this size no phone can read.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the files, where they are offered.' },
    { keys: 'Enter, Space', does: 'Downloads the file.' },
  ],
}
