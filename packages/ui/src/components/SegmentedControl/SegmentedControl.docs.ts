import type { PartDocs } from '../../foundations/partDocs.ts'

export const segmentedControlDocs: PartDocs = {
  what: 'One of two to five views of the same thing.',
  when: ['Day, week, month; list or cards.'],
  whenNot: [
    'For a value in a form: use SegmentedField.',
    'For places with their own address: use Tabs.',
  ],
  do: [{ story: 'ChoosesAView', why: 'The chosen one is told by more than colour.' }],
  dont: [{ story: 'DontAskYesOrNo', why: 'On and off is a switch: use SwitchField.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the chosen one.' },
    { keys: '← →', does: 'Choose the one before or after.' },
  ],
}
