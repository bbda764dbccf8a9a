import type { PartDocs } from '../../foundations/partDocs.ts'

export const stepperDocs: PartDocs = {
  what: 'Where we are in a task of several steps.',
  when: ['Selling, signing in: three to five steps in a fixed order.'],
  whenNot: ['For places without an order: use Tabs.'],
  do: [
    {
      story: 'MarksTheCurrentStep',
      why: 'Done, now and ahead differ by picture, not only by colour.',
    },
  ],
  dont: [{ story: 'DontCountTwo', why: 'Two steps need no map.' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the steps that are done.' },
    { keys: 'Enter', does: 'Goes back to that step; nothing is lost.' },
  ],
}
