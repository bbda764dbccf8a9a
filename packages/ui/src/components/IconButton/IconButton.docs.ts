import type { PartDocs } from '../../foundations/partDocs.ts'

export const iconButtonDocs: PartDocs = {
  what: 'A button that is only a picture, with its name for those who hear it or wait.',
  when: ['At the end of a row, in the header: where everybody knows the picture.'],
  whenNot: [
    'For the main action: use Button with words.',
    'To go somewhere: use IconButtonLink or Link.',
  ],
  do: [{ story: 'Bell', why: 'A dot says that something waits.' }],
  dont: [
    {
      story: 'DontInventPictures',
      why: 'Nobody knows what a picture means that they never saw: use words.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it; its name shows.' },
    { keys: 'Enter', does: 'Presses it.' },
  ],
}
