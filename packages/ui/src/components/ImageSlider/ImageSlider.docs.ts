import type { PartDocs } from '../../foundations/partDocs.ts'

export const imageSliderDocs: PartDocs = {
  what: 'Pictures of one thing, one large and all of them small below it.',
  when: [
    'For a product, a room or a club with several pictures.',
    'In dialogs and beside facts, up to 560 px wide.',
  ],
  whenNot: [
    'Not for files that are opened or downloaded: use AttachmentViewer.',
    'Not for news that change by themselves: nothing here moves without a hand.',
  ],
  do: [
    { story: 'Product', why: 'Each picture says in words what is on it.' },
    { story: 'One', why: 'With a single picture there is nothing to press.' },
  ],
  dont: [
    { story: 'DontSameWords', why: 'Five times the name of the product helps nobody who listens.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the picture, the arrows, then the small ones.' },
    { keys: '→', does: 'Shows the next picture.' },
    { keys: '←', does: 'Shows the previous picture.' },
    { keys: 'Home', does: 'Shows the first picture.' },
    { keys: 'End', does: 'Shows the last picture.' },
    { keys: 'Enter', does: 'On a small one: shows that picture.' },
  ],
}
