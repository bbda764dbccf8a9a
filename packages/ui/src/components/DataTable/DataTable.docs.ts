import type { PartDocs } from '../../foundations/partDocs.ts'

export const dataTableDocs: PartDocs = {
  what: 'Rows of one kind: a table from 900 px up, cards or rows of two lines below, drawn from the same columns.',
  when: [
    'Use it for every list that people search, sort, compare or act on: members, payments, visits.',
    'Let people choose rows (`onSelect`) where something can be done to many at once; BulkBar stands under it.',
    'Make it `virtual` from some hundreds of rows up; a page of ten or fifty does not need it.',
    'Let it leave out the least important columns (`fits`, `priority`) where room is short; on a phone say what stands where (`narrow="rows"`, `phone`).',
    'Give `layout` and `onLayout` where people work all day; ColumnsMenu stands in the filter bar.',
  ],
  whenNot: [
    'Not for the facts of one thing: use FactList.',
    'Not for things that are told apart by a picture: use Card in a CardGrid.',
    'Not for a choice in a form: use Select or Combobox.',
  ],
  do: [
    {
      story: 'Totals',
      why: 'Figures stand at the end in tabular digits, the total stays in sight.',
    },
    { story: 'Chooses', why: 'The box and the row say together what is chosen, not colour alone.' },
    { story: 'Disabled', why: 'A row whose change is under way says so, and waits.' },
  ],
  dont: [
    {
      story: 'DontShowEverything',
      why: 'Eight columns are read by nobody: show five, let people add the rest.',
    },
  ],
  keyboard: [
    { keys: 'J, K', does: 'Focuses the next or previous row, from anywhere on the page.' },
    { keys: '↑, ↓', does: 'The same, from a row. The row is scrolled into view.' },
    { keys: 'Home, End', does: 'Focuses the first or the last row, from a row.' },
    { keys: 'Enter', does: 'Opens the row in focus.' },
    { keys: 'X', does: 'Chooses the row in focus, or lets it go.' },
    { keys: 'Shift + X', does: 'Chooses all rows from the one chosen before to this one.' },
    { keys: 'Ctrl + A', does: 'Chooses all rows on the page.' },
    { keys: 'Esc', does: 'Lets all rows go.' },
    { keys: '←, → on the edge of a column', does: 'Makes the column narrower or wider.' },
    { keys: 'Enter on the edge of a column', does: 'Gives the column its own width back.' },
  ],
}
