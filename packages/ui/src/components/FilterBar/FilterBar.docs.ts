import type { PartDocs } from '../../foundations/partDocs.ts'

export const filterBarDocs: PartDocs = {
  what: 'One band above a list: search, filters that say their value, sort and columns.',
  when: [
    'Use it above every list that can be searched or filtered; the filters live in the address.',
    'Put the filters in the order of use: at most three are in sight, the others go behind “More filters” by themselves, and on a phone behind one button.',
    'Make every filter a FilterPill: set, it says its value and has an × to clear it. More than two set are chips too.',
    'Say how many rows were found; it is told to screen readers whenever it changes.',
  ],
  whenNot: [
    'Not for the columns or the order: those are menus at the end, in `end`.',
    'Not for parts of a thing: use Tabs.',
  ],
  do: [
    {
      story: 'StaysUnderTheHeader',
      why: 'Far down the list it still says why these rows are here.',
    },
    { story: 'ThreeInSight', why: 'The fourth filter waits behind “More filters”.' },
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
      does: 'Goes through the search, the filters with their ×, “More filters”, the chips and “Clear all”.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a chip, takes its filter away; on “Clear all”, takes all away.',
    },
    { keys: 'Esc', does: 'Closes a popup and gives the focus back.' },
  ],
}
