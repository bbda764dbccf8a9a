import { getSchema, type Editor, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { cleanFragment, cleanHtml } from '../../components/RichText/cleanHtml.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)

/**
 * Converts stored HTML to an editor document. Sanitized first, and parsed from nodes instead of a
 * string, so that it works under Trusted Types.
 */
export const documentOf = (html: string): JSONContent =>
  DOMParser.fromSchema(schema).parse(cleanFragment(html)).toJSON()

/** HTML of the editor's content for storing; '' when empty. */
export const htmlOf = (editor: Editor) =>
  lettersOf(editor) === 0 ? '' : cleanHtml(editor.getHTML())

/** Number of visible characters. */
export const lettersOf = ({ state: { doc } }: Editor) =>
  doc.textBetween(0, doc.content.size, '').trim().length
