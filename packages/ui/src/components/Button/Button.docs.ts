import type { PartDocs } from '../../foundations/partDocs.ts'

export const buttonDocs: PartDocs = {
  what: 'Starts something when pressed: saves, sells, opens what comes next.',
  when: [
    'One primary (ink) button on a view: what most people came to do.',
    'Soft (violet) for the second-best action beside it, outline and ghost for the rest.',
    'Danger only where the press itself cannot be undone.',
  ],
  whenNot: [
    'To go to another page: use ButtonLink, which is a real link.',
    'For a picture without words: use IconButton, which asks for a label.',
    'To choose one of a few: use SegmentedControl.',
  ],
  do: [
    { story: 'SaysWhatItDoes', why: 'A verb and its object; wraps to two lines, is never cut.' },
  ],
  dont: [
    { story: 'DontOfferTwoFirsts', why: 'Two primary buttons leave people without an answer.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button, also while it is pending.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it when the key is let go.' },
  ],
}
