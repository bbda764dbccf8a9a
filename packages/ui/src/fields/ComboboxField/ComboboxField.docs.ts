import type { PartDocs } from '../../foundations/partDocs.ts'

export const comboboxFieldDocs: PartDocs = {
  what: 'One of very many, found by typing: the customer picker.',
  when: [
    'For members, packages, products: what is asked from the server page by page.',
    'With avatars for people, and a phone or a price as the second line.',
  ],
  whenNot: [
    'Some twenty known options: use SelectField.',
    'To narrow a list on the page: use SearchField.',
  ],
  do: [
    { story: 'FindsWhileTyping', why: 'Part of a name or the end of a phone is enough.' },
    { story: 'KeepsWhatWasChosen', why: 'Leaving without a choice changes nothing.' },
    {
      story: 'LeadsOn',
      why: 'Where the choice moves the focus, say so by `leadsOn`: a hand that goes on loses nothing.',
    },
  ],
  dont: [
    {
      story: 'DontSayOnlyNothing',
      why: 'An empty answer without a way on stops the sale: say what else can be typed.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes into the field and selects what it shows; leaving keeps the old choice.',
    },
    { keys: 'Letters', does: 'Search after a pause.' },
    { keys: '↓ ↑', does: 'Open the list, move in it; the next page comes at its end.' },
    { keys: 'Page Down, Page Up', does: 'Move by eight rows.' },
    {
      keys: 'Enter',
      does: 'Takes the lit row; before the answer it does not wait for the pause and takes the only one that fits.',
    },
    {
      keys: 'Escape',
      does: 'Closes the list and brings the old choice back; once more leaves the field.',
    },
  ],
}
