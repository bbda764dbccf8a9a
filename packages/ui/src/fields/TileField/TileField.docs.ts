import type { PartDocs } from '../../foundations/partDocs.ts'

export const tileFieldDocs: PartDocs = {
  what: 'One of some tiles, with a search above them: the package of a sale.',
  when: ['For what is chosen by name and price, and where the best few are usually enough.'],
  whenNot: ['One of very many: use ComboboxField.', 'A handful of words: use SegmentedField.'],
  do: [
    {
      story: 'EnterTakesTheFirst',
      why: 'The hand types three letters and goes on; what it gets is outlined before.',
    },
    { story: 'ShowsAll', why: 'Six tiles at first, the others one press away.' },
  ],
  dont: [
    {
      story: 'DontHideThePrice',
      why: 'Two packages of one name differ by their price: put it on the tile.',
    },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Search; the match is marked in the names.' },
    { keys: 'Enter', does: 'Takes the outlined tile; keys after it go to the next field.' },
    { keys: '↓ ↑', does: 'Move the outline.' },
    { keys: 'Esc', does: 'Empties the search.' },
  ],
}
