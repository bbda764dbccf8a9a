import type { PartDocs } from '../../foundations/partDocs.ts'

export const moneyFieldDocs: PartDocs = {
  what: 'A whole sum in UZS or KGS that groups its thousands while it is typed.',
  when: ['For prices, payments and deposits.'],
  whenNot: [
    'A discount that may also be a percent: use DiscountField.',
    'A payment by more than one method: use SplitPaymentField.',
    'A sum that is only read: use Money.',
  ],
  do: [
    {
      story: 'CleansWhatIsPasted',
      why: '“1.200.000,00 soʻm” and “450k” are understood as they are.',
    },
    { story: 'GroupsThousandsWhileTyping', why: 'A zero too many is seen at once.' },
  ],
  dont: [
    {
      story: 'DontHideTheCurrency',
      why: 'A bare number leaves it open whether it is soums, soms or thousands.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: '0 … 9', does: 'Write; the blanks between thousands come by themselves.' },
    { keys: 'K', does: 'Makes thousands of what is written: 450k is 450 000.' },
    { keys: 'Backspace', does: 'Takes a digit away, also across a blank.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
}
