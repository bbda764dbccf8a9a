import { isField } from '@zal/ui'

/** What a key does, by the place of the key, so that it works on every layout. */
export interface Commands {
  /** After G. */
  go: Record<string, () => void>
  /** By one letter. */
  single: Record<string, () => void>
  search(): void
  help(): void
}

/** Keys that come faster than this are a scanner's. */
const SCAN_GAP = 60
/** How long G waits for its letter. */
const PREFIX_LIFE = 1500

/** Letters that step through rows and choose them. */
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

/** How a timer is set; returns the way to forget it. */
export type After = (ms: number, call: () => void) => () => void

/**
 * Makes commands of key presses. A single key waits a moment for the next one: what comes as fast
 * as that is a barcode scanner and means nothing. Returns whether the press was ours.
 */
export function createShortcuts(commands: () => Commands, single: () => boolean, after: After) {
  let forget = () => {}
  let last = -Infinity
  let prefixAt = -Infinity
  let lastText = -Infinity

  const hear = (press: Press): boolean => {
    const { code, timeStamp } = press
    // Holding Shift for a question mark is no key of its own.
    if (modifier.test(code)) return false
    const gap = timeStamp - last
    // A scan is of characters: what comes right behind Enter is a person's, or the first of the next scan.
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
    const command = (afterPrefix ? commands().go : commands().single)[letter]
    if (!command) return false
    forget = after(SCAN_GAP, command)
    return true
  }
  /** Whether G has been pressed, so that the next letter is ours before it is anybody's. */
  const awaits = ({ timeStamp }: Pick<Press, 'timeStamp'>) => timeStamp - prefixAt < PREFIX_LIFE
  /**
   * Whether a press means nothing to the page: the second and later keys of a scan with the Enter
   * that ends it, and the letters of lists while single keys are off.
   */
  const isNobodys = ({ code, key, timeStamp, ctrlKey, metaKey, altKey }: Press) => {
    const isText = key.length === 1
    if (ctrlKey || metaKey || altKey || !(isText || key === 'Enter')) return false
    const isScan = timeStamp - lastText < SCAN_GAP
    if (isText) lastText = timeStamp
    if (isScan) forget()
    return isScan || (!single() && ofLists.test(code))
  }
  return Object.assign(hear, { awaits, isNobodys })
}

/** Where a person types or answers a dialog, keys are theirs. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    isField(target) || document.querySelector('dialog[open], [role$=dialog], [role=menu]') !== null
  )
}
