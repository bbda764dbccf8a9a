import type { ChangeEvent } from 'react'
import { rewrite } from './rewrite.ts'

/**
 * Formats the text of a native input on change and restores the caret behind the last typed digit.
 * @param before text before the change
 * @param write formats any text; `kind` is the event's `inputType`
 * @returns the formatted text
 */
export function writing(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  write: (text: string, kind?: string) => string,
): string {
  const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined
  const caret = input.selectionStart ?? input.value.length
  const next = rewrite({ before, raw: input.value, caret, kind }, (text) => write(text, kind))
  // As typed, so that the browser has the caret right, also behind a separator.
  if (next.text === input.value) return next.text
  // Set here instead of on the next render: React then finds nothing to change and leaves the
  // caret.
  input.value = next.text
  input.setSelectionRange(next.caret, next.caret)
  return next.text
}
