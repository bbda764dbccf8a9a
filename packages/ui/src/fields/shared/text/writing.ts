import type { ChangeEvent } from 'react'
import { rewrite } from './rewrite.ts'

/**
 * Turns a change of a native input into the field's own writing, and keeps the caret behind the
 * digit that was just typed.
 * @param before what the input showed before
 * @param write from any text to the field's writing; `kind` is the event's `inputType`
 * @returns the new writing
 */
export function writing(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  write: (text: string, kind?: string) => string,
): string {
  const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined
  const caret = input.selectionStart ?? input.value.length
  const next = rewrite({ before, raw: input.value, caret, kind }, (text) => write(text, kind))
  // Written here and not on the next render: React then finds nothing to do and leaves the caret.
  input.value = next.text
  input.setSelectionRange(next.caret, next.caret)
  return next.text
}
