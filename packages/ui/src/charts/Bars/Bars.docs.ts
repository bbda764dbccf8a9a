import type { PartDocs } from '../../foundations/partDocs.ts'

export const barsDocs: PartDocs = {
  what: 'Bars stand beside each other and compare amounts of a few moments or kinds.',
  when: [
    'Use it for up to about thirty moments: income of the days, visits of the weeks.',
    'Use it with two or three series to compare them; stack them where the sum matters more.',
  ],
  whenNot: [
    'Not for long names: use HorizontalBars.',
    'Not for the parts of one whole: use Doughnut or HalfDoughnut.',
    'Not for many moments where only the direction matters: use LineChart.',
  ],
  do: [
    { story: 'ByMethod', why: 'Short dates fit below, and two series stay easy to compare.' },
    { story: 'AsTable', why: 'Who wants the exact figures gets them all at once.' },
  ],
  dont: [
    {
      story: 'DontNameAtLength',
      why: 'Names run into each other; HorizontalBars gives them a line.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the table switch and then to the drawing, whose first value is read.',
    },
    { keys: '← ↑', does: 'Read the value before.' },
    { keys: '→ ↓', does: 'Read the next value.' },
    { keys: 'Home, End', does: 'Read the first and the last value.' },
    { keys: 'Esc', does: 'Closes the value.' },
  ],
}
