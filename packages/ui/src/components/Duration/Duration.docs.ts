import type { PartDocs } from '../../foundations/partDocs.ts'

export const durationDocs: PartDocs = {
  what: 'So many minutes, in hours and minutes.',
  when: ['Length of a class, a stay, a shift.'],
  whenNot: ['For a moment: use DateText.'],
  do: [{ story: 'HoursAndMinutes', why: 'Ninety minutes are an hour and a half.' }],
  dont: [{ story: 'DontShowDays', why: 'Days are counted as days, not as hours.' }],
  keyboard: [],
}
