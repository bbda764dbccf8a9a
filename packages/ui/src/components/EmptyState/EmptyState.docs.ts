import type { PartDocs } from '../../foundations/partDocs.ts'

export const emptyStateDocs: PartDocs = {
  what: 'What stands where nothing is: why, and the way on.',
  when: ['An empty list, no result, no permission, an error, all done.'],
  whenNot: ['While loading: use Skeleton.'],
  do: [
    { story: 'InvitesToTheFirst', why: 'Says what will stand here and offers the first step.' },
    { story: 'ShowsAnErrorWithItsNumber', why: 'The number helps those who help.' },
  ],
  dont: [{ story: 'DontShrug', why: 'Neither the reason nor a way on.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to its action.' },
    { keys: 'Enter', does: 'Presses it.' },
  ],
}
