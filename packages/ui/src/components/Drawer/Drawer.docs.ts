import type { PartDocs } from '../../foundations/partDocs.ts'

export const drawerDocs: PartDocs = {
  what: 'A sheet from the side, with the page still in sight.',
  when: ['Looking something up without leaving: a visit, a member.', 'The menu on a phone.'],
  whenNot: ['For a decision: use Dialog.'],
  do: [{ story: 'FromTheStart', why: 'The menu of a phone comes from where reading starts.' }],
  dont: [
    { story: 'DontCoverWithATitle', why: 'A sheet without anything to do only hides the page.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves inside it; does not leave.' },
    { keys: 'Esc', does: 'Closes it; the focus returns.' },
  ],
  framed: true,
}
