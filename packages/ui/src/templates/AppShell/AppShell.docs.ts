import type { PartDocs } from '../../foundations/partDocs.ts'

export const appShellDocs: PartDocs = {
  what: 'The frame of every screen: menu, header, and the room for the page.',
  when: ['Once around the app.'],
  whenNot: ['For signing in: use AuthPage.'],
  do: [
    { story: 'MarksTheCurrentPage', why: 'The menu says where we are.' },
    { story: 'SkipsTheMenu', why: 'The first key leads past the menu.' },
  ],
  dont: [
    {
      story: 'DontFillTheHeader',
      why: 'The header is for what is needed everywhere; a title belongs to the page.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First to the link past the menu, then through menu, header and page.' },
    { keys: 'Esc', does: 'Closes the drawer on a phone.' },
  ],
  framed: true,
}
