import { getSchema, type Editor, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { cleanFragment, cleanHtml } from '../../components/RichText/cleanHtml.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)

/**
 * Stored HTML as the editor's own document. Cleaned first, and read from nodes and not from a
 * string, so that it holds where browsers accept markup only from a known policy.
 */
export const documentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(cleanFragment(html)).toJSON()

/** What the editor holds as it is stored; '' when nobody wrote anything. */
export const htmlOf = (editor: Editor) =>
  lettersOf(editor) === 0 ? '' : cleanHtml(editor.getHTML())

/** How many letters a reader sees. */
export const lettersOf = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, '').trim().length
