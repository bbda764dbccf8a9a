import type { PartDocs } from '../../foundations/partDocs.ts'

export const dateTextDocs: PartDocs = {
  what: 'A day or a moment, written DD/MM/YYYY and HH:mm in every language.',
  when: ['Wherever a date is read.'],
  whenNot: ['For a length of time: use Duration.', 'To type a date: use DateField.'],
  do: [{ story: 'MomentInTheZoneOfTheClub', why: 'A moment is told in the zone of the club.' }],
  dont: [{ story: 'DontShowMomentsForDays', why: 'A birthday has no hour.' }],
  keyboard: [],
}
