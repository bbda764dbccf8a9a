import type { PartDocs } from '../../foundations/partDocs.ts'

export const authPageDocs: PartDocs = {
  what: 'A page before the app: one card, one task.',
  when: ['Signing in, a new password, choosing a club.'],
  whenNot: ['For everything behind the sign-in: use AppShell.'],
  do: [{ story: 'Catalog', why: 'One question at a time, with the way back.' }],
  dont: [{ story: 'DontAskForMore', why: 'Nobody came to read.' }],
  keyboard: [{ keys: 'Enter', does: 'Sends the form.' }],
  framed: true,
}
