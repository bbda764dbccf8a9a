import type { PartDocs } from '../../foundations/partDocs.ts'

export const popoverDocs: PartDocs = {
  what: 'A small sheet beside what opened it.',
  when: ['Filters, an explanation with something to press.'],
  whenNot: ['For actions: use Menu.', 'For words only: use Tooltip.', 'For a task: use Dialog.'],
  do: [{ story: 'OpensAndCloses', why: 'What is pressed inside may close it.' }],
  dont: [{ story: 'DontNest', why: 'A page of text in a bubble is read by nobody.' }],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open it; the focus goes in.' },
    { keys: 'Tab', does: 'Moves inside it.' },
    { keys: 'Esc', does: 'Closes it; the focus returns.' },
  ],
}
