import type { PartDocs } from '../../foundations/partDocs.ts'

export const imageFieldDocs: PartDocs = {
  what: 'A field for one picture, which is sent as soon as it is chosen.',
  when: [
    'For the photo of a member, the logo of a club, the picture of a product.',
    'Where it is taken at the desk: a phone offers its camera, and its large photos are made smaller.',
  ],
  whenNot: [
    'Not for several pictures or for documents: use FilesField.',
    'Not to look at pictures: use ImageSlider or Avatar.',
  ],
  do: [
    { story: 'Empty', why: 'What fits is said before anything is chosen.' },
    {
      story: 'Removes',
      why: 'A picture goes at once and can be brought back; nobody is asked first.',
    },
  ],
  dont: [
    {
      story: 'DontHideTheLimits',
      why: 'A hint about something else takes the place of types and size.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then to its buttons.' },
    { keys: 'Enter', does: 'Opens the choice of files.' },
    { keys: 'Space', does: 'Opens the choice of files.' },
    { keys: 'Ctrl+V', does: 'Takes the picture from the clipboard.' },
  ],
}
