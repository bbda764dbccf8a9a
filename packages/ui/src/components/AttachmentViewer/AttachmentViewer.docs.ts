import type { PartDocs } from '../../foundations/partDocs.ts'

export const attachmentViewerDocs: PartDocs = {
  what: 'Files that belong to something, as thumbnails of 124 px; each opens large with a way to the next.',
  when: [
    'For pictures of a sent message and documents of a member.',
    'For a mix of pictures and other files: what is no picture shows its kind.',
  ],
  whenNot: [
    'Not to add files: use FilesField.',
    'Not for pictures of one thing that people look through: use ImageSlider.',
    'Not for the one picture of a person: use Avatar.',
  ],
  do: [
    { story: 'OfAMember', why: 'Name, kind and size are read before anything is opened.' },
    { story: 'WithoutDelete', why: 'Who may not delete sees no button for it.' },
  ],
  dont: [
    { story: 'DontNamesOfCameras', why: 'IMG_2041.jpg tells nobody anything; ask for a name.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from file to file.' },
    { keys: 'Enter', does: 'Opens the file in a dialog.' },
    { keys: '→', does: 'In the dialog: shows the next file.' },
    { keys: '←', does: 'In the dialog: shows the previous file.' },
    { keys: 'Escape', does: 'Closes the dialog; the focus returns to the file.' },
  ],
}
