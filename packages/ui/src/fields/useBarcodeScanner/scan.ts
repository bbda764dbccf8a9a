/** What has come in so far. Times are those of the events, in milliseconds. */
export interface Scan {
  text: string
  /** When the last key came. */
  at: number
  /** Enough keys came fast enough: these are no fingers. */
  isScanner: boolean
}

/** A pause after which nothing of before counts any more. */
export const FORGETS_AFTER = 500
/** No finger types so many keys so fast. */
export const SCANNER_KEYS = 4
const SCANNER_GAP = 60

export const nothing: Scan = { text: '', at: -Infinity, isScanner: false }

/** One more character. A slow key before a scanner is known begins anew; after that it may hesitate. */
export function heard(before: Scan, character: string, at: number): Scan {
  const pause = at - before.at
  if (pause > (before.isScanner ? FORGETS_AFTER : SCANNER_GAP)) {
    return { text: character, at, isScanner: false }
  }
  const text = before.text + character
  return { text, at, isScanner: before.isScanner || text.length >= SCANNER_KEYS }
}

/** Enter: the whole code, or undefined when a person pressed it. */
export const codeOf = ({ text, at: last, isScanner }: Scan, at: number) =>
  isScanner && at - last <= FORGETS_AFTER ? text : undefined

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The character that the scanner meant. It presses the keys of a Latin keyboard, whatever layout the
 * computer has, so letters and digits are taken from the key itself. Undefined for other keys.
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

/** Signs of a Latin keyboard, without and with Shift. */
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
