import type { PartDocs } from '../../foundations/partDocs.ts'

export const appShellDocs: PartDocs = {
  what: 'The frame of every screen: menu, top bar, and the room for the page.',
  when: ['Once around the app.'],
  whenNot: ['For signing in: use AuthPage.'],
  do: [
    { story: 'MarksTheCurrentPage', why: 'The menu says where we are.' },
    { story: 'SkipsTheMenu', why: 'The first key leads past the menu.' },
  ],
  dont: [
    {
      story: 'DontFillTheHeader',
      why: 'The top bar is for the title of the page and for what is needed everywhere.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'First to the link past the menu, then through menu, tools, title and page.',
    },
    { keys: 'Esc', does: 'Closes the whole menu on a phone.' },
  ],
  framed: true,
}
