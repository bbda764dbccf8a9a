import type { KeyboardEvent } from 'react'

/** Digit of a key press without modifiers, by key code, so that any layout works; else null. */
export function digitOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  return digit === undefined || ctrlKey || metaKey || altKey ? null : Number(digit)
}
