import type { PartDocs } from '../../foundations/partDocs.ts'

export const richTextFieldDocs: PartDocs = {
  what: 'A field for text with bold, italic, underline, lists and links, and nothing that others cannot read.',
  when: [
    'For notes about a member, messages to many and descriptions that need a list or a link.',
    'In Formik as bound(RichTextField); its value is HTML, and the empty text when nothing is written.',
  ],
  whenNot: [
    'Not for a reason or a comment of one or two sentences: use TextAreaField.',
    'Not for a name or a title: use TextField.',
    'Not to show what was written: use RichText.',
  ],
  do: [
    {
      story: 'Note',
      why: 'A placeholder says what helps the next trainer, the label says what it is.',
    },
    { story: 'TooLong', why: 'Nothing is cut off: the counter says by how much to shorten.' },
  ],
  dont: [
    {
      story: 'DontForAReason',
      why: 'Buttons over one short sentence are noise; TextAreaField is enough.',
    },
  ],
  keyboard: [
    { keys: 'Ctrl+B', does: 'Makes the selection bold.' },
    { keys: 'Ctrl+I', does: 'Makes the selection italic.' },
    { keys: 'Ctrl+U', does: 'Underlines the selection.' },
    { keys: 'Ctrl+Shift+8', does: 'Makes a bulleted list.' },
    { keys: 'Ctrl+Shift+7', does: 'Makes a numbered list.' },
    { keys: 'Ctrl+Z', does: 'Takes the last change back.' },
    { keys: 'Ctrl+Shift+Z', does: 'Makes the change again.' },
    { keys: 'Shift+Enter', does: 'Begins a new line in the same paragraph.' },
    { keys: 'Ctrl+Enter', does: 'Sends the form.' },
    { keys: 'Alt+F10', does: 'Moves from the text to the buttons.' },
    { keys: '← →', does: 'Moves from button to button.' },
    { keys: 'Escape', does: 'Moves from the buttons back to the text.' },
    { keys: 'Tab', does: 'Leaves the text; it never indents.' },
  ],
}
