import type { PartDocs } from '../../foundations/partDocs.ts'

export const filesFieldDocs: PartDocs = {
  what: 'A field for files: each is sent as soon as it is chosen, with its own progress.',
  when: [
    'For documents of a member and pictures of a message.',
    'With maxFiles={1} for one document.',
  ],
  whenNot: [
    'Not for one picture that is seen large: use ImageField.',
    'Not to look at files: use AttachmentViewer.',
  ],
  do: [
    { story: 'Documents', why: 'Names and sizes stand where they can be checked before saving.' },
    { story: 'Several', why: 'Each file tells its own progress and is cancelled alone.' },
  ],
  dont: [
    { story: 'DontAnyType', why: 'A list of ten types is not read; name those that are meant.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then through the buttons of the files.' },
    { keys: 'Enter', does: 'Opens the choice of files.' },
    { keys: 'Space', does: 'Opens the choice of files.' },
    { keys: 'Ctrl+V', does: 'Takes the files from the clipboard.' },
  ],
}
