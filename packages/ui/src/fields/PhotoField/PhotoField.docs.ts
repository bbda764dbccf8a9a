import type { PartDocs } from '../../foundations/partDocs.ts'

export const photoFieldDocs: PartDocs = {
  what: 'A field for the photo of a person, which is cut to a square before it is sent.',
  when: [
    'For a face that is shown small and round beside a name, as that of a member or a trainer.',
    'At a desk: a webcam takes it on the spot, a phone offers its own camera.',
  ],
  whenNot: [
    'Not for logos, rooms or products, of which nothing is to be cut off: use ImageField.',
    'Not for several pictures or for documents: use FilesField.',
  ],
  do: [
    { story: 'Cuts', why: 'The person decides what of the picture is the face.' },
    { story: 'CameraRefused', why: 'What is missing is said, and another way stays open.' },
  ],
  dont: [
    { story: 'DontDemandAPhoto', why: 'A photo helps the desk; nobody is turned away for it.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field, then to its buttons; in the dialog to the cut-out and its zoom.',
    },
    { keys: 'Enter', does: 'Opens the choice of files; in the dialog takes the cut-out.' },
    { keys: 'Arrow keys', does: 'On the cut-out move the picture.' },
    { keys: '+ and -', does: 'On the cut-out zoom.' },
    { keys: 'Esc', does: 'Closes the dialog; nothing is sent.' },
  ],
}
