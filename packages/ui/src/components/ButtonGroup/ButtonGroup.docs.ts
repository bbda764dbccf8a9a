import type { PartDocs } from '../../foundations/partDocs.ts'

export const buttonGroupDocs: PartDocs = {
  what: 'Buttons that belong to one thing, under a common name.',
  when: ['Actions of one record, side by side.'],
  whenNot: [
    'To choose one of a few: use SegmentedControl.',
    'For more than three: put the rest into a Menu.',
  ],
  do: [{ story: 'Catalog', why: 'Screen readers hear what the buttons belong to.' }],
  dont: [
    {
      story: 'DontLineUpEverything',
      why: 'Five equal buttons hide the one that matters: use a Menu.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from button to button.' }],
}
