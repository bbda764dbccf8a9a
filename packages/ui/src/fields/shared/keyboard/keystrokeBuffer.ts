/** Milliseconds after which a field that does not come is not waited for any more. */
const PATIENCE = 5000

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** How a timer is set; returns the way to forget it. */
type After = (ms: number, call: () => void) => () => void

const after: After = (ms, call) => {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

/** Keeps what is pressed between a key that leads to a field and the field. */
export function createKeystrokeBuffer(wait: After = after) {
  let kept: string[] | undefined
  let forget = () => {}
  const end = () => {
    forget()
    kept = undefined
  }
  return {
    /** A field is on its way. */
    begin() {
      forget()
      kept = []
      forget = wait(PATIENCE, end)
    },
    end,
    isWaiting: () => kept !== undefined,
    /** Whether the press is for that field: text and Enter are; Escape gives all of it up. */
    hear({ key, ctrlKey, metaKey, altKey }: Press): boolean {
      if (key === 'Escape') end()
      if (!kept || ctrlKey || metaKey || altKey) return false
      if (key.length !== 1 && key !== 'Enter') return false
      kept.push(key)
      return true
    },
    /**
     * What was typed for the field that is there now; behind an Enter the rest is kept for the field it leads to. Enter
     * without a word before it was meant for where it was pressed.
     */
    take(): { text: string; enter: boolean } {
      const first = kept?.findIndex((key) => key !== 'Enter') ?? -1
      const keys = first < 0 ? [] : (kept?.slice(first) ?? [])
      const at = keys.indexOf('Enter')
      if (at < 0) {
        end()
        return { text: keys.join(''), enter: false }
      }
      kept = keys.slice(at + 1)
      return { text: keys.slice(0, at).join(''), enter: true }
    },
    /** Presses Enter; where it leads to a field again, that one gets the rest, else nobody knows what it would do. */
    enter(press: () => void) {
      const rest = kept ?? []
      end()
      press()
      kept?.unshift(...rest)
    },
  }
}

const buffer = createKeystrokeBuffer()
let from: Element | null = null
let listens = false

/**
 * The key that was just pressed leads to a field: until one takes the focus, what is typed is kept for it, and is nobody
 * else's. Then it is typed there, as the keyboard would. Returns the way to expect none any more.
 *
 * @param own the field that leads on, if it is one
 */
export function bufferKeystrokesForNextField(own: Element | null = null): () => void {
  from = own
  buffer.begin()
  if (!listens) listen()
  return buffer.end
}

/** Whether keys are kept for a field that is on its way. */
export const isBufferingKeystrokes = (): boolean => buffer.isWaiting()

function listen() {
  listens = true
  addEventListener('keydown', keep, { capture: true })
  addEventListener('focusin', ({ target }) => arrive(target))
  addEventListener('pointerdown', buffer.end)
}

function keep(event: KeyboardEvent) {
  if (!buffer.hear(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function arrive(target: EventTarget | null) {
  if (!buffer.isWaiting() || !(target instanceof Element) || target === from) return
  // Whoever gave it the focus finishes first.
  if (isField(target)) queueMicrotask(() => typeInto(target))
  // A button or a question came instead, which has its keys for itself; the heading of a page is only read.
  else if (target.closest('dialog, [role$="dialog"]') || isReached(target)) buffer.end()
}

function typeInto(field: Element) {
  const { text, enter } = buffer.take()
  // There is no other way that the field's own undo knows of.
  if (text) document.execCommand('insertText', false, text)
  if (!enter) return
  // Once the field shows the text: before, Enter would mean what stood there without it.
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  setTimeout(() => buffer.enter(() => field.dispatchEvent(new KeyboardEvent('keydown', key))))
}

/** Whether Tab would lead there. */
const isReached = (target: Element) => target instanceof HTMLElement && target.tabIndex >= 0

/** Where a person types. */
export const isField = (target: Element): boolean =>
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
  ) !== null
