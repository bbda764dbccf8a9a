import type { PartDocs } from '../../foundations/partDocs.ts'

export const colorFieldDocs: PartDocs = {
  what: 'A choice of one of seven colours, each with its name.',
  when: [
    'Use it where people colour their own things: an entry of the schedule, a product.',
    'Bind it to a form with bound(ColorField), or keep the value yourself.',
  ],
  whenNot: [
    'Not for states such as paid or frozen: those have colours of their own, use StatusBadge.',
    'Not for choices that are words: use RadioField or SegmentedField.',
  ],
  do: [{ story: 'Named', why: 'A name beside every colour: nobody has to tell colours apart.' }],
  dont: [
    {
      story: 'DontAskWithoutNeed',
      why: 'Where nothing is chosen, nothing is lost: do not require a colour.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the chosen colour, or to the first' },
    { keys: '↑ ↓ ← →', does: 'Choose the next or the previous colour' },
    { keys: 'Space', does: 'Chooses the colour in focus' },
  ],
}
