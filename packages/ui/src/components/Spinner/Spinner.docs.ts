import type { PartDocs } from '../../foundations/partDocs.ts'

export const spinnerDocs: PartDocs = {
  what: 'Something is under way and nobody knows how long.',
  when: ['Inside what was pressed, beside its words.'],
  whenNot: ['For a page or a list: use Skeleton.', 'Where the end is known: use ProgressBar.'],
  do: [{ story: 'SaysNothing', why: 'What was pressed says by `aria-busy` that it works.' }],
  dont: [
    { story: 'DontFillAPage', why: 'A ring in an empty page looks broken: show the page’s shape.' },
  ],
  keyboard: [],
}
