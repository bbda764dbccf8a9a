import type { PartDocs } from '../../foundations/partDocs.ts'

export const filterBarDocs: PartDocs = {
  what: 'What narrows a list: search, filters, and a chip for everything that is narrowing it now.',
  when: [
    'Use it above every list that can be searched or filtered; the filters live in the address.',
    'Put the filters in the order of use: three are in sight, the others go behind “More” by themselves.',
    'Say how many rows were found; it is told to screen readers whenever it changes.',
  ],
  whenNot: [
    'Not for the columns or the order: those stand at the end, in `end`.',
    'Not for parts of a thing: use Tabs.',
  ],
  do: [
    {
      story: 'StaysUnderTheHeader',
      why: 'Far down the list it still says why these rows are here.',
    },
    { story: 'ThreeInSight', why: 'The fourth filter waits behind “More”, its chip does not.' },
  ],
  dont: [
    {
      story: 'DontHideWhatApplies',
      why: 'A filter without its chip: nobody knows why rows are missing.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the search, the filters, “More”, the chips and “Clear all”.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a chip, takes its filter away; on “Clear all”, takes all away.',
    },
    { keys: 'Esc', does: 'Closes “More” and gives the focus back.' },
  ],
}
