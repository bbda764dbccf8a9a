import type { PartDocs } from '../../foundations/partDocs.ts'

export const badgeDocs: PartDocs = {
  what: 'A word that marks a thing; as StatusBadge, the state it is in, with a dot or a picture.',
  when: [
    'Use StatusBadge for the one state of a thing: active, frozen, refunded. A thing has one.',
    'Use Badge for what a thing also is: VIP, External, In all clubs.',
    'Dim the state of what is no longer in use: expired, inactive, draft.',
  ],
  whenNot: [
    'Not for what somebody chose and can take away: use Chip.',
    'Not for a figure that wants attention in the menu: IconButton has a dot.',
    'Not for a likelihood: use Prediction.',
  ],
  do: [
    { story: 'MembershipStatuses', why: 'A word says the state; dot and colour only repeat it.' },
    { story: 'PaymentStatuses', why: 'Yellow asks for a look, red says that money went back.' },
  ],
  dont: [{ story: 'DontShout', why: 'Five badges on one thing: none of them is read.' }],
  keyboard: [],
}
