import type { PartDocs } from '../../foundations/partDocs.ts'

export const collapsibleDocs: PartDocs = {
  what: 'Something that opens on demand, with its title always in sight.',
  when: [
    'Use it for details that one in ten people needs: the parts of a payment, rare fields.',
    'Say in `summary` what is inside, so that most people need not open it.',
  ],
  whenNot: [
    'Not for what everybody reads: show it.',
    'Not for views of one thing: use Tabs.',
    'Not for a list of actions: use Menu.',
  ],
  do: [{ story: 'OpensOnPress', why: 'Native: the search of the browser finds what is inside.' }],
  dont: [{ story: 'DontHideTheSum', why: 'What people came for is behind a press.' }],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the title.' },
    { keys: 'Enter, Space', does: 'Opens and closes it.' },
  ],
}
