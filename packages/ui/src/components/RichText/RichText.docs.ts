import type { PartDocs } from '../../foundations/partDocs.ts'

export const richTextDocs: PartDocs = {
  what: 'Shows a text that somebody formatted: paragraphs, bold, lists and links, and nothing else.',
  when: [
    'For the text of a note, a message or a description that was written in RichTextField.',
    'For HTML from anywhere else: it is cleaned by the same short list before it is shown.',
  ],
  whenNot: [
    'Not for plain text: write it as the child of a paragraph.',
    'Not for a preview of one line: cut plainTextOf(html).',
    'Not for words of the interface: they come from locales and are never HTML.',
  ],
  do: [
    { story: 'Note', why: 'Lists and short paragraphs are read at a glance between two members.' },
    { story: 'Muted', why: 'What stands second is quieter, never smaller.' },
  ],
  dont: [
    {
      story: 'DontWholeDocument',
      why: 'Tables, pictures and colours of another program are cut away; attach the file instead.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next link of the text.' },
    { keys: 'Enter', does: 'Opens the link beside the app.' },
  ],
}
