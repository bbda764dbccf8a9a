import type { PartDocs } from '../../foundations/partDocs.ts'

export const columnsMenuDocs: PartDocs = {
  what: 'A button that opens the form of a list: table or cards, which columns are seen, in which order, and how high the rows are.',
  when: [
    'Use it at the end of the FilterBar of tables with more than four columns.',
    'Keep what it says with the person: the layout is a plain object that can be stored as JSON.',
  ],
  whenNot: [
    'Not for which rows are seen: use filters.',
    'Not for short lists, which have nothing to arrange.',
  ],
  do: [
    {
      story: 'ShowsAndHides',
      why: 'The first column always stays, so that every row keeps its name.',
    },
    { story: 'MovesByDragging', why: 'The grip is dragged, and moved by arrow keys as well.' },
  ],
  dont: [{ story: 'DontArrangeTheShort', why: 'Two columns need no menu.' }],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens the menu; on a box, shows or hides the column.' },
    { keys: 'Tab', does: 'Goes from column to column: its box, then its grip.' },
    { keys: '↑, ↓ on a grip', does: 'Moves the column, and says its new place.' },
    {
      keys: '←, → on the edge of a column in the table',
      does: 'Makes the column narrower or wider.',
    },
    { keys: 'Esc', does: 'Closes the menu.' },
  ],
}
