import type { KeyboardEvent } from 'react'

/** The digit of a plain key press, by the key's place, so that any layout works; else null. */
export function digitOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  return digit === undefined || ctrlKey || metaKey || altKey ? null : Number(digit)
}
