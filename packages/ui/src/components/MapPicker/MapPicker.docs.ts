import type { PartDocs } from '../../foundations/partDocs.ts'

export const mapPickerDocs: PartDocs = {
  what: 'A map with one pin that says where something is; it needs no network.',
  when: [
    'Use it where the exact place matters: the door of a club, the home of a member.',
    'Put it below an AddressField with the same coordinates, so that each mends the other.',
  ],
  whenNot: [
    'Not to show an address that nobody changes: write it as text.',
    'Not for the address itself: use AddressField, which finds coordinates from words.',
  ],
  do: [
    { story: 'PlacedClub', why: 'The pin can be dragged, moved by keys, or typed as numbers.' },
    { story: 'Nowhere', why: 'An empty map says at its foot what to do.' },
  ],
  dont: [
    { story: 'DontShowOnly', why: 'A map that cannot be changed takes room for one line of text.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the map, its zoom buttons, the coordinates and the removal.' },
    { keys: 'Enter', does: 'Places the pin in the middle of the map, or reads typed coordinates.' },
    {
      keys: '← → ↑ ↓',
      does: 'Move the pin by 8 px of the screen; less of the land the nearer it is.',
    },
    { keys: 'Shift + arrows', does: 'Move it by 64 px.' },
    { keys: '+ −', does: 'Look from nearer and from farther.' },
    { keys: 'Delete', does: 'Removes the pin.' },
  ],
}
