import type { PartDocs } from '../../foundations/partDocs.ts'

export const avatarDocs: PartDocs = {
  what: 'A face, or the first letters of a name where there is no picture.',
  when: ['Beside a name, to find a person at a glance.', 'In pickers and lists of people.'],
  whenNot: [
    'For a logo or a room: use an icon.',
    'Without the name beside it: two people share their letters.',
  ],
  do: [{ story: 'KeepsUzbekLettersWhole', why: 'Oʻ, Gʻ, Sh and Ch count as one letter.' }],
  dont: [{ story: 'DontUseItAlone', why: 'Letters alone do not say who it is.' }],
  keyboard: [],
}
