import type { PartDocs } from '../../foundations/partDocs.ts'

export const wizardPageDocs: PartDocs = {
  what: 'A task in steps, with a summary that grows.',
  when: ['Selling: who, what, how paid, from when.'],
  whenNot: ['For one step: use FormPage.'],
  do: [{ story: 'Catalog', why: 'The sum stays in sight, the next step is violet.' }],
  dont: [{ story: 'DontHideTheSum', why: 'Who pays wants to see what for.' }],
  keyboard: [
    { keys: 'Ctrl Enter', does: 'Goes on from anywhere.' },
    { keys: 'Tab', does: 'Moves through the fields, then to the bar.' },
  ],
  framed: true,
}
