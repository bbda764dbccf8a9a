import type { PartDocs } from '../../foundations/partDocs.ts'

export const tooltipDocs: PartDocs = {
  what: 'A few words about what has the pointer or the focus.',
  when: ['A hard word: deposit, freeze; the name of an IconButton.'],
  whenNot: [
    'For something to press: use Popover.',
    'For what everybody must read: write it on the page.',
  ],
  do: [{ story: 'Keyboard', why: 'The focus shows it as well as the pointer does.' }],
  dont: [{ story: 'DontHideRules', why: 'A rule that one must know belongs on the page.' }],
  keyboard: [
    { keys: 'Tab', does: 'Shows it with the focus.' },
    { keys: 'Esc', does: 'Hides it; the focus stays.' },
  ],
}
