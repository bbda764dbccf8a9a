import type { PartDocs } from '../../foundations/partDocs.ts'

export const linkDocs: PartDocs = {
  what: 'Goes somewhere: a real address that can be opened in a new tab.',
  when: ['Names of people, rooms and payments that have a page.'],
  whenNot: ['To do something: use Button.'],
  do: [
    {
      story: 'FollowsInsideTheApp',
      why: 'Pressed plainly it stays in the app; with Ctrl it is the browser’s.',
    },
  ],
  dont: [{ story: 'DontSayHere', why: 'A link says where it leads, also out of its sentence.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
}
