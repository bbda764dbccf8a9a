import type { PartDocs } from '../../foundations/partDocs.ts'

export const addressFieldDocs: PartDocs = {
  what: 'One line for an address, which finds its place on the map while it is written.',
  when: [
    'Use it wherever an address is asked for: of a club, of a member.',
    'Put a MapPicker with the same coordinates below it where the place must be exact.',
  ],
  whenNot: [
    'Not to find things of our own, such as members: use ComboboxField.',
    'Not where a city alone is meant: use SelectField.',
  ],
  do: [
    {
      story: 'SuggestsPlaces',
      why: 'Three letters are enough, and the district tells streets apart.',
    },
    { story: 'WithMap', why: 'A click on the map writes the address; words find the pin.' },
  ],
  dont: [
    {
      story: 'DontRefuseWords',
      why: 'An address the map does not know is an address; say so as a hint, not as an error.',
    },
  ],
  keyboard: [
    { keys: '↓ ↑', does: 'Open the suggestions and move among them.' },
    { keys: 'Enter', does: 'Looks at once without the pause; takes the suggestion that is lit.' },
    { keys: 'Esc', does: 'Closes the suggestions; what was written stays.' },
    { keys: 'Tab', does: 'Leaves what was written as it is and goes on.' },
  ],
}
