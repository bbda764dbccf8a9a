/** Ms after which the expected field is given up. */
const PATIENCE = 5000

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Sets a timer in ms; returns a function that cancels it. */
type After = (ms: number, call: () => void) => () => void

const after: After = (ms, call) => {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

/** Buffers keys pressed between a key that leads to a field and the field's focus. */
export function createTypeAhead(wait: After = after) {
  let kept: string[] | undefined
  let forget = () => {}
  const end = () => {
    forget()
    kept = undefined
  }
  return {
    /** Starts buffering. */
    begin() {
      forget()
      kept = []
      forget = wait(PATIENCE, end)
    },
    end,
    isWaiting: () => kept !== undefined,
    /** Buffers text and Enter, and returns whether it did; Escape ends the buffering. */
    hear({ key, ctrlKey, metaKey, altKey }: Press): boolean {
      if (key === 'Escape') end()
      if (!kept || ctrlKey || metaKey || altKey) return false
      if (key.length !== 1 && key !== 'Enter') return false
      kept.push(key)
      return true
    },
    /**
     * Takes the text for the focused field; keys after an Enter stay buffered for the field it
     * leads to. An Enter without preceding text is dropped, since it was meant for the place where
     * it was pressed.
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
    /**
     * Presses Enter; if that starts buffering again, the remaining keys go to the next field, else
     * they are dropped.
     */
    enter(press: () => void) {
      const rest = kept ?? []
      end()
      press()
      kept?.unshift(...rest)
    },
  }
}

const ahead = createTypeAhead()
let from: Element | null = null
let listens = false

/**
 * Buffers keystrokes until a field takes focus, because the key just pressed leads to one; then
 * types them there. Returns a function that ends the buffering.
 *
 * @param own the field that leads on, if it is one
 */
export function expectField(own: Element | null = null): () => void {
  from = own
  ahead.begin()
  if (!listens) listen()
  return ahead.end
}

/** Whether keystrokes are being buffered for a field. */
export const isFieldExpected = (): boolean => ahead.isWaiting()

function listen() {
  listens = true
  addEventListener('keydown', keep, { capture: true })
  addEventListener('focusin', ({ target }) => arrive(target))
  addEventListener('pointerdown', ahead.end)
}

function keep(event: KeyboardEvent) {
  if (!ahead.hear(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function arrive(target: EventTarget | null) {
  if (!ahead.isWaiting() || !(target instanceof Element) || target === from) return
  // In a microtask, so that the code that moved focus finishes first.
  if (isField(target)) queueMicrotask(() => typeInto(target))
  // A button or dialog took focus and keeps its keys; the heading of a page does not end the
  // buffering.
  else if (target.closest('dialog, [role$="dialog"]') || isReached(target)) ahead.end()
}

function typeInto(field: Element) {
  const { text, enter } = ahead.take()
  // The only way to insert text that the field's own undo knows.
  if (text) document.execCommand('insertText', false, text)
  if (!enter) return
  // After the field has rendered the text, to which Enter applies.
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  setTimeout(() => ahead.enter(() => field.dispatchEvent(new KeyboardEvent('keydown', key))))
}

/** Whether the element is tabbable. */
const isReached = (target: Element) => target instanceof HTMLElement && target.tabIndex >= 0

/** Whether the element takes text input. */
export const isField = (target: Element): boolean =>
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
  ) !== null
