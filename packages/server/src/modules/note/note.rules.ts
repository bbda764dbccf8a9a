import { refuse } from '../../core/errors.ts'
import { cleanHtml, isBlank } from '../../rules/richText.ts'

/** The text to be stored. Errors: 400 where it is blank without its markup. */
export function textOf({ text }: { text: string }): string {
  const clean = cleanHtml(text)
  if (isBlank(clean)) refuse('validation', { fields: { text: 'required' } })
  return clean
}
