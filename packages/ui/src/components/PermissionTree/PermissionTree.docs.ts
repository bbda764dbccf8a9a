import type { PartDocs } from '../../foundations/partDocs.ts'

export const permissionTreeDocs: PartDocs = {
  what: 'The rights of a person beside those of the role: each as the role, granted or taken.',
  when: [
    'To edit the rights of one person.',
    'Start with the groups open that differ from the role.',
  ],
  whenNot: [
    'For a choice of a few records: use MultiSelectField.',
    'For settings that are on or off: use SwitchField.',
  ],
  do: [
    { story: 'Catalog', why: 'A state is told by its word and its shape, not by colour alone.' },
  ],
  dont: [
    {
      story: 'DontLockWithoutAReason',
      why: 'A locked row without its reason leaves people asking who may change it.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen state of the first row, then out of the tree.' },
    { keys: '↑ ↓', does: 'Moves to the row before or after.' },
    { keys: '← →', does: 'Folds and unfolds a group.' },
    { keys: 'R, G, T', does: 'Sets the row as the role, granted, taken.' },
  ],
}
