import type { PartDocs } from '../../foundations/partDocs.ts'

export const settingRowDocs: PartDocs = {
  what: 'A setting that acts at once: its name, its control, and who changed it last.',
  when: ['Each line of a page of settings.', 'A fact among settings that can’t be changed.'],
  whenNot: ['For a form that is saved by a button: use the fields themselves.'],
  do: [{ story: 'Changed', why: 'Who changed it, when and from what stands beside the value.' }],
  dont: [{ story: 'DontExplainTwice', why: 'A hint that repeats the name costs a line.' }],
  keyboard: [],
}
