import type { After } from './keys.ts'

/** Milliseconds after which the field that a key leads to is not waited for any more. */
const PATIENCE = 5000

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Between a key that leads to a field and the field somebody types on already: what comes meanwhile is kept for it,
 * and is nobody else's. Enter ends it; what is pressed after that is meant for what Enter leads to, and not done.
 */
export function createTypeAhead(after: After) {
  let kept: string[] | undefined
  let forget = () => {}
  const end = () => {
    forget()
    kept = undefined
  }
  return {
    /** A field is on its way. */
    begin() {
      end()
      kept = []
      forget = after(PATIENCE, end)
    },
    /** Whether the press is for that field. */
    hear({ key, ctrlKey, metaKey, altKey }: Press): boolean {
      if (key === 'Escape') end()
      if (!kept || ctrlKey || metaKey || altKey) return false
      const isText = key.length === 1
      if (!isText && key !== 'Enter') return false
      if (kept.at(-1) !== 'Enter') kept.push(key)
      return true
    },
    /** The field is there: what was typed for it. */
    take(): { text: string; enter: boolean } {
      const keys = kept ?? []
      end()
      return {
        text: keys.filter((key) => key.length === 1).join(''),
        enter: keys.at(-1) === 'Enter',
      }
    },
  }
}

/** Types it as the keyboard would, so that the field hears it and can undo it. */
export function typeInto(field: Element, { text, enter }: { text: string; enter: boolean }) {
  // There is no other way that a field's own undo knows of.
  if (text) document.execCommand('insertText', false, text)
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  // Once the field shows the text: before, Enter would mean what stood there without it.
  if (enter) setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', key)))
}
