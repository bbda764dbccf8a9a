import type { PartDocs } from '../../foundations/partDocs.ts'

export const tabsDocs: PartDocs = {
  what: 'Parts of one record, each with an address.',
  when: ['The profile of a member; kinds of one list.'],
  whenNot: ['For views of the same data: use SegmentedControl.', 'For steps: use Stepper.'],
  do: [
    { story: 'MarksWhereWeAre', why: 'They are links: Back and a new tab work.' },
    {
      story: 'ScrollsWhereThereIsNoRoom',
      why: 'On a phone they scroll, the current one in sight.',
    },
  ],
  dont: [{ story: 'DontHideTheOnly', why: 'One tab is a title.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves from tab to tab.' },
    { keys: 'Enter', does: 'Opens it.' },
  ],
}
