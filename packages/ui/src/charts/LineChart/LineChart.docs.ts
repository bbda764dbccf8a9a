import type { PartDocs } from '../../foundations/partDocs.ts'

export const lineChartDocs: PartDocs = {
  what: 'Lines show how amounts move over time; AreaChart also fills the ground below.',
  when: [
    'Use it where the direction matters more than each single value: members over a year.',
    'Use AreaChart for one amount that is felt as a quantity, such as income.',
  ],
  whenNot: [
    'Not for kinds that have no order: use Bars or HorizontalBars.',
    'Not inside a card of a single figure: use Sparkline.',
    'Not with more than four lines: use several charts of the same scale.',
  ],
  do: [
    { story: 'TwoMethods', why: 'Lines differ by their dashes as well, so print stays legible.' },
    { story: 'Losses', why: 'Zero is always on the axis, and losses go below it.' },
  ],
  dont: [{ story: 'DontCrowd', why: 'Nobody follows six lines; show the two that are compared.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the table switch and then to the drawing, whose first moment is read.',
    },
    { keys: '← ↑', does: 'Read the moment before.' },
    { keys: '→ ↓', does: 'Read the next moment.' },
    { keys: 'Home, End', does: 'Read the first and the last moment.' },
    { keys: 'Esc', does: 'Closes the value.' },
  ],
}
