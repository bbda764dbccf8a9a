import { fail } from '../../core/errors.ts'
import { cleanHtml, isBlank } from '../../domain/richText.ts'

/** The text as it is stored. Errors: 400 where nothing stands in it once its markup is taken away. */
export function textOf({ text }: { text: string }): string {
  const clean = cleanHtml(text)
  if (isBlank(clean)) fail('validation', { fields: { text: 'required' } })
  return clean
}
