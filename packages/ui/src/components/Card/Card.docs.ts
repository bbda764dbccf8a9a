import type { PartDocs } from '../../foundations/partDocs.ts'

export const cardDocs: PartDocs = {
  what: 'A sheet with a hairline: the ground of what belongs together, with places for picture, title, badges, facts, actions and details.',
  when: [
    'Use it for one thing among others that are told apart at a glance: a member, a package, a club, a payment.',
    'Use it without slots as the ground of a table, a form or a chart.',
    'Give it `href` when the whole card leads somewhere; its buttons still work by themselves.',
  ],
  whenNot: [
    'Not inside another card: use a heading and space.',
    'Not for one figure: use StatCard.',
    'Not for many rows that people compare: use DataTable, which draws cards on phones by itself.',
  ],
  do: [
    { story: 'Member', why: 'The whole card leads on; the state is a word with a dot.' },
    { story: 'Payment', why: 'The sum is seen at once, the rest on demand.' },
    { story: 'Dimmed', why: 'What is no longer in use steps back, and can still be read.' },
  ],
  dont: [{ story: 'DontNest', why: 'Frames in frames: the eye finds no beginning.' }],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the title of a card that leads on, then its buttons.' },
    { keys: 'Enter', does: 'Follows the card; on details, opens and closes them.' },
  ],
}
