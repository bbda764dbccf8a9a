import type { PartDocs } from '../../foundations/partDocs.ts'

export const sparklineDocs: PartDocs = {
  what: 'One small line without an axis shows where a figure comes from.',
  when: ['Use it beside a figure: income of the last seven days in a StatCard.'],
  whenNot: [
    'Not alone: without the figure beside it nobody knows how much it is.',
    'Not where values are compared or read: use LineChart.',
  ],
  do: [{ story: 'UnderAFigure', why: 'The figure says how much, the line how it came to be.' }],
  dont: [{ story: 'DontUseItAlone', why: 'A line without a figure and an axis says nothing.' }],
  keyboard: [],
}
