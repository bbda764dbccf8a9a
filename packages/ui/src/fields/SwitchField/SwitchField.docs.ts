import type { PartDocs } from '../../foundations/partDocs.ts'

export const switchFieldDocs: PartDocs = {
  what: 'On or off: a thing that works or rests.',
  when: ['For settings and states: on sale, reminders are sent.'],
  whenNot: [
    'An agreement or an extra inside a form: use CheckboxField.',
    'Two named answers: use SegmentedField.',
  ],
  do: [
    {
      story: 'SaysWhatOnMeans',
      why: 'The label is true when it is on; the line below says for whom.',
    },
  ],
  dont: [{ story: 'DontNameBothEnds', why: '“On / off” names neither the thing nor the state.' }],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the switch and on.' },
    { keys: 'Space', does: 'Turns it on and off.' },
  ],
}
