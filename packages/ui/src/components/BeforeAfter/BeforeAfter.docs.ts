import type { PartDocs } from '../../foundations/partDocs.ts'

export const beforeAfterDocs: PartDocs = {
  what: 'A changed value: the old one struck through, the new one marked.',
  when: ['A row of the audit log, the last change of a setting.'],
  whenNot: ['For a value that did not change: write it as text.'],
  do: [{ story: 'OldAndNew', why: 'Both values are seen at once.' }],
  dont: [{ story: 'DontShowTexts', why: 'A long text is read in its record, not in a line.' }],
  keyboard: [],
}
