/** Keys of a possible scan. Times are event timestamps in ms. */
export interface Scan {
  text: string
  /** Time of the last key. */
  at: number
  /** Recognized as a scanner by speed. */
  isScanner: boolean
}

/** Ms after which a scan is discarded. */
export const FORGETS_AFTER = 500
/** Number of fast keys that identify a scanner. */
export const SCANNER_KEYS = 4
const SCANNER_GAP = 60

export const nothing: Scan = { text: '', at: -Infinity, isScanner: false }

/**
 * Adds a character. Before a scanner is recognized a slow key starts over; afterwards it may pause.
 */
export function heard(before: Scan, character: string, at: number): Scan {
  const pause = at - before.at
  if (pause > (before.isScanner ? FORGETS_AFTER : SCANNER_GAP)) {
    return { text: character, at, isScanner: false }
  }
  const text = before.text + character
  return { text, at, isScanner: before.isScanner || text.length >= SCANNER_KEYS }
}

/** Code of the scan when Enter is pressed; undefined when a person pressed it. */
export const codeOf = ({ text, at: last, isScanner }: Scan, at: number) =>
  isScanner && at - last <= FORGETS_AFTER ? text : undefined

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * Character that the scanner sent. It uses a Latin layout whatever the computer's, so letters and
 * digits come from the key code. Undefined for other keys.
 */
export function characterOf({ key, code, shiftKey }: Key): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit && !shiftKey) return digit
  const sign = signs[code]
  if (sign) return sign[shiftKey ? 1 : 0]
  return key.length === 1 ? key : undefined
}

/** Punctuation of a Latin layout, without and with Shift. */
const signs: Record<string, string> = {
  Space: '  ',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Digit1: '1!',
  Digit2: '2@',
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit6: '6^',
  Digit7: '7&',
  Digit8: '8*',
  Digit9: '9(',
  Digit0: '0)',
}
