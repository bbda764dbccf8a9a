/** A keystroke in a field that formats its text. */
export interface Keystroke {
  /** Text before the keystroke. */
  before: string
  /** Text after the keystroke, as changed by the browser. */
  raw: string
  /** Caret position in `raw`. */
  caret: number
  /** `inputType` of the event, which distinguishes Backspace from Delete. */
  kind?: string | undefined
}

/**
 * Formats a text after a keystroke and computes the caret: behind the same digit as before.
 * Backspace or Delete on a separator removes the digit beyond it, since a separator that reappears
 * would look like a stuck key.
 */
export function rewrite({ before, raw, caret, kind }: Keystroke, write: (text: string) => string) {
  let head = raw.slice(0, caret)
  let tail = raw.slice(caret)
  const onlySeparatorGone = raw.length === before.length - 1 && digits(raw) === digits(before)
  if (onlySeparatorGone && kind === 'deleteContentBackward') head = head.replace(/\d(\D*)$/, '$1')
  if (onlySeparatorGone && kind === 'deleteContentForward') tail = tail.replace(/^(\D*)\d/, '$1')
  const text = write(head + tail)
  return { text, caret: placeOf(text, digits(tail).length) }
}

const digits = (text: string) => text.replace(/\D/g, '')

/**
 * Caret position behind which `behind` digits follow; counted from the end, because formatting
 * removes leading characters.
 */
function placeOf(text: string, behind: number) {
  let place = text.length
  for (let left = behind; place > 0 && left > 0; place -= 1) {
    if (/\d/.test(text.charAt(place - 1))) left -= 1
  }
  while (place > 0 && /\D/.test(text.charAt(place - 1))) place -= 1
  return place
}
