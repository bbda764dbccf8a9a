import type { PartDocs } from '../../foundations/partDocs.ts'

export const predictionDocs: PartDocs = {
  what: 'How likely something is, as a percentage with a bar: from 75 green, from 50 blue, red below.',
  when: ['Use it for the likelihood that a member stays, beside the name or among the facts.'],
  whenNot: [
    'Not for how far something has come: use ProgressBar.',
    'Not for a share of a whole: use a chart.',
  ],
  do: [{ story: 'SaysItsNumber', why: 'The figure is written; bar and colour repeat it.' }],
  dont: [
    {
      story: 'DontUseItAlone',
      why: 'Without the name of what is foretold nobody knows what 49% means.',
    },
  ],
  keyboard: [],
}
