import type { PartDocs } from '../../foundations/partDocs.ts'

export const textAreaFieldDocs: PartDocs = {
  what: 'Several lines of text that grow with what is written.',
  when: ['For notes, reasons and descriptions, where people write sentences.'],
  whenNot: ['One line: use TextField.', 'Text with headings, lists and links: use RichTextField.'],
  do: [
    {
      story: 'GrowsWithItsText',
      why: 'All that is written stays in sight; nothing scrolls inside.',
    },
  ],
  dont: [
    {
      story: 'DontAskForAName',
      why: 'Three empty lines promise room for a story; a name is one line.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it.' },
    { keys: 'Enter', does: 'Begins a new line.' },
    { keys: 'Ctrl + Enter', does: 'Sends the form around it; on a Mac also ⌘ + Enter.' },
  ],
}
