import { Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { mayLinkTo, richTextRules } from '../../components/RichText/richTextRules.ts'

/** Line break inside a paragraph, by Shift+Enter. */
const LineBreak = Node.create({
  name: 'lineBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return {
      'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }),
    }
  },
})

/** List item without Tab indentation, because Tab leaves the field. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** Exactly the features of `richTextRules`, plus undo. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  LineBreak,
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: mayLinkTo,
    HTMLAttributes: richTextRules.link,
  }),
  UndoRedo,
]
