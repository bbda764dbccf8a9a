import { isField } from '@zal/ui'

/** Commands by physical key, so that they work on every layout. */
export interface Commands {
  /** After the prefix G. */
  go: Record<string, () => void>
  /** By a single letter. */
  single: Record<string, () => void>
  search(): void
  help(): void
  /** Folds the menu or unfolds it. */
  fold(): void
}

/** Maximum ms between the keys of a barcode scanner. */
const SCAN_GAP = 60
/** Ms for which the prefix G waits for its letter. */
export const PREFIX_LIFE = 1500

/** Letters of the list shortcuts: step through rows and select them. */
const ofLists = /^Key[JKX]$/
const modifier = /^(Shift|Control|Alt|Meta)/

interface Press {
  code: string
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  timeStamp: number
}

/** Sets a timer in ms; returns a function that cancels it. */
export type After = (ms: number, call: () => void) => () => void

/**
 * Maps key presses to commands. A single key waits for a possible next one: presses in quick
 * succession come from a barcode scanner and are ignored. Returns whether the press was handled.
 */
export function createShortcuts(commands: () => Commands, single: () => boolean, after: After) {
  let forget = () => {}
  let last = -Infinity
  let prefixAt = -Infinity
  let lastText = -Infinity

  const hear = (press: Press): boolean => {
    const { code, timeStamp } = press
    // Shift alone, as for a question mark, is ignored.
    if (modifier.test(code)) return false
    const gap = timeStamp - last
    // A scan consists of characters: a press right after Enter is the user's, or starts the next
    // scan.
    if (press.key.length === 1) last = timeStamp
    if ((press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey && code === 'KeyK') {
      commands().search()
      return true
    }
    if (press.ctrlKey || press.metaKey || press.altKey || !single()) return false
    const afterPrefix = timeStamp - prefixAt < PREFIX_LIFE
    if (gap < SCAN_GAP && !afterPrefix) {
      forget()
      return false
    }
    forget()
    prefixAt = -Infinity
    if (code === 'Slash' || press.key === '?') {
      if (press.shiftKey || press.key === '?') commands().help()
      else commands().search()
      return true
    }
    if (press.shiftKey) return false
    if (code === 'KeyG' && !afterPrefix) {
      prefixAt = timeStamp
      return true
    }
    const letter = code.replace(/^Key/, '')
    const isFold = code === 'BracketLeft' && !afterPrefix
    const { go, single: letters, fold } = commands()
    const command = isFold ? fold : (afterPrefix ? go : letters)[letter]
    if (!command) return false
    forget = after(SCAN_GAP, command)
    return true
  }
  /**
   * Whether the prefix G was pressed, so that the next letter is a command before anything else.
   */
  const awaits = ({ timeStamp }: Pick<Press, 'timeStamp'>) => timeStamp - prefixAt < PREFIX_LIFE
  /** Repeats of a held G keep it waiting. Returns whether the press is one. */
  const isHeld = ({ code, timeStamp }: Pick<Press, 'code' | 'timeStamp'>) => {
    const is = code === 'KeyG' && awaits({ timeStamp })
    if (is) prefixAt = timeStamp
    return is
  }
  /**
   * Whether a press must be ignored by the page: all but the first key of a scan with its final
   * Enter, and list letters while single-letter shortcuts are off.
   */
  const isNobodys = ({ code, key, timeStamp, ctrlKey, metaKey, altKey }: Press) => {
    const isText = key.length === 1
    if (ctrlKey || metaKey || altKey || !(isText || key === 'Enter')) return false
    const isScan = timeStamp - lastText < SCAN_GAP
    if (isText) lastText = timeStamp
    if (isScan) forget()
    return isScan || (!single() && ofLists.test(code))
  }
  return Object.assign(hear, { awaits, isHeld, isNobodys })
}

/** Whether keys belong to a field, dialog or menu. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    isField(target) || document.querySelector('dialog[open], [role$=dialog], [role=menu]') !== null
  )
}
