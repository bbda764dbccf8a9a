import type { PartDocs } from '../../foundations/partDocs.ts'

export const statCardDocs: PartDocs = {
  what: 'One figure of the day, with its name and what it is compared with.',
  when: [
    'Use it for the three to six figures that somebody looks at every morning.',
    'Give it `href` when there is a page that explains the figure.',
  ],
  whenNot: [
    'Not for several facts of one thing: use FactList.',
    'Not for how a figure went: use a chart.',
  ],
  do: [
    { story: 'LeadsToTheWholeStory', why: 'The figure opens the rows that it counts.' },
    { story: 'Waiting', why: 'The name is there at once; the figure takes its own place.' },
  ],
  dont: [{ story: 'DontLeaveItAlone', why: 'A figure without a comparison: is it good?' }],
  keyboard: [
    { keys: 'Tab', does: 'Focuses a card that leads on.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
}
