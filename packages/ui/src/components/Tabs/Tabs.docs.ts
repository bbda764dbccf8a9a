import type { PartDocs } from '../../foundations/partDocs.ts'

export const tabsDocs: PartDocs = {
  what: 'Parts of one record, or views of one list, each with an address.',
  when: [
    'The profile of a member; saved views of a list, with the number of records behind each.',
    'Let the views of a list fold (`folds`): those without room are in a menu.',
  ],
  whenNot: [
    'For forms of the same data, such as table and cards: use SegmentedControl.',
    'For steps: use Stepper.',
  ],
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
    { keys: 'Enter on “More”', does: 'Opens the tabs without room.' },
  ],
}
