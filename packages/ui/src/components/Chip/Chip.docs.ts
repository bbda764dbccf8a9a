import type { PartDocs } from '../../foundations/partDocs.ts'

export const chipDocs: PartDocs = {
  what: 'A small thing that somebody chose: a filter in force, a tag, a person in a group.',
  when: ['Use it for what was chosen and can be taken away again, each by its own ×.'],
  whenNot: [
    'Not for the state of a thing: use StatusBadge.',
    'Not for something to press: use Button.',
  ],
  do: [{ story: 'CanBeRemoved', why: 'The × says the name of what it removes.' }],
  dont: [
    { story: 'DontUseAsAButton', why: 'A chip does nothing by itself; people press it in vain.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focuses the ×.' },
    { keys: 'Enter, Space', does: 'Takes the chip away.' },
  ],
}
