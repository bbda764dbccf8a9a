import type { PartDocs } from '../../foundations/partDocs.ts'

export const timeFieldDocs: PartDocs = {
  what: 'A time of day, typed in few keys: 9, 930 or 9.30 is 09:30.',
  when: ['For the start and the end of classes and shifts.'],
  whenNot: ['A length of time: use NumberField with “min” behind it.', 'A day: use DateField.'],
  do: [{ story: 'UnderstandsShortWritings', why: 'Two keys are enough for a whole hour.' }],
  dont: [
    {
      story: 'DontAskForSeconds',
      why: 'Hours and minutes are all it keeps; an example with seconds misleads.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field; leaving it understands what was typed.' },
    { keys: '0 … 9, colon, dot', does: 'Write a time.' },
    { keys: 'Enter', does: 'Understands what is written and sends the form.' },
  ],
}
