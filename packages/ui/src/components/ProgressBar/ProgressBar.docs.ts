import type { PartDocs } from '../../foundations/partDocs.ts'

export const progressBarDocs: PartDocs = {
  what: 'How far something is, with the numbers in words.',
  when: ['Import, export, visits used up: wherever there is a whole.'],
  whenNot: ['Where nobody knows how long: use Spinner in what was pressed.'],
  do: [{ story: 'ShowsTheProgress', why: '320 of 1 200 says more than 27 %.' }],
  dont: [{ story: 'DontGuess', why: 'A bar that stands at zero looks broken.' }],
  keyboard: [],
}
