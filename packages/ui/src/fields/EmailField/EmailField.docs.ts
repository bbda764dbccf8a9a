import type { PartDocs } from '../../foundations/partDocs.ts'

export const emailFieldDocs: PartDocs = {
  what: 'An e-mail address; blanks that come with pasting are dropped.',
  when: ['For the address of a member, of staff, or to sign in with.'],
  whenNot: ['A name to sign in with that may be no address: use TextField.'],
  do: [{ story: 'CleansWhatIsPasted', why: 'Pasting is always welcome; nobody has to clean up.' }],
  dont: [
    {
      story: 'DontSayOnlyThatItIsWrong',
      why: '“Invalid” tells nothing: say what is missing and show a whole address.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: 'Letters', does: 'Write; a blank is not taken.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
