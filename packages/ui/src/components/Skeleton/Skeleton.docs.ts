import type { PartDocs } from '../../foundations/partDocs.ts'

export const skeletonDocs: PartDocs = {
  what: 'The place of something on its way, in the shape that it will have. Nothing is seen for 200 ms.',
  when: [
    'Use it where the layout is known and only the content is missing; titles and labels are real at once.',
    'Give it the size of what comes, so that nothing moves when it is there.',
  ],
  whenNot: [
    'Not for an action under way: Button has `pending`.',
    'Not for long work: use ProgressBar.',
  ],
  do: [
    { story: 'KeepsThePlace', why: 'What stands beside it does not move when the content comes.' },
  ],
  dont: [
    {
      story: 'DontReplaceTheTitle',
      why: 'The title is known: grey lines for it make people wait for nothing.',
    },
  ],
  keyboard: [],
}
