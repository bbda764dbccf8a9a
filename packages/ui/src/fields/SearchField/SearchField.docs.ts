import type { PartDocs } from '../../foundations/partDocs.ts'

export const searchFieldDocs: PartDocs = {
  what: 'A search that asks once, when the person pauses, presses Enter or empties it.',
  when: ['Above a list that it narrows.', 'With a placeholder that says what can be searched.'],
  whenNot: [
    'To choose one member or one package for a form: use ComboboxField.',
    'To find anything from anywhere: that is CommandPalette.',
  ],
  do: [
    { story: 'AsksOnceAfterAPause', why: 'Five letters are one question to the server.' },
    { story: 'OneLetterAsksForNothing', why: 'It says how many letters it needs.' },
  ],
  dont: [
    {
      story: 'DontLabelItSearch',
      why: 'Among several searches “Search” alone says nothing: name what is searched.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field, then to the button that clears it.' },
    { keys: 'Letters', does: 'Write; the question waits for a pause.' },
    { keys: 'Enter', does: 'Asks at once.' },
    { keys: 'Escape', does: 'Empties the field; the focus stays.' },
    { keys: 'Space, Enter', does: 'On the button: clear.' },
  ],
}
