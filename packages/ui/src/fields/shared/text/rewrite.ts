/** One keystroke in a field that writes its own separators. */
export interface Keystroke {
  /** What the field showed before. */
  before: string
  /** What the browser made of the keystroke. */
  raw: string
  /** Where the caret stands in `raw`. */
  caret: number
  /** The `inputType` of the event, which tells Backspace from Delete. */
  kind?: string | undefined
}

/**
 * Writes a text anew after a keystroke and says where the caret belongs: behind the same digit as
 * before. Backspace or Delete on a separator takes the digit beyond it, since a separator that comes
 * back at once looks like a stuck key.
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

/** The place right behind a digit that has so many digits after it; counted from the end, since cleaning cuts the front. */
function placeOf(text: string, behind: number) {
  let place = text.length
  for (let left = behind; place > 0 && left > 0; place -= 1) {
    if (/\d/.test(text.charAt(place - 1))) left -= 1
  }
  while (place > 0 && /\D/.test(text.charAt(place - 1))) place -= 1
  return place
}
