/** Brings back what a field held before the first keys of a scan fell into it. */
export type Restore = () => void

/**
 * Remembers the field that has the focus. The first keys of a scan cannot be told from a person's,
 * so they are let through; once it is known to be a scan they are taken out again.
 */
export function keep(): Restore | undefined {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return keepInput(field)
  }
  return field instanceof HTMLElement && field.isContentEditable ? keepText() : undefined
}

function keepInput(field: HTMLInputElement | HTMLTextAreaElement): Restore | undefined {
  if (field.readOnly || field.disabled) return undefined
  const { value } = field
  const start = caretOf(field)
  return () => {
    if (field.value === value) return
    // The native setter: React then sees that the value has changed.
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    if (start !== null) field.setSelectionRange(...start)
  }
}

/** Where the caret was; fields of numbers and e-mails do not tell. */
function caretOf({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return selectionStart === null || selectionEnd === null
    ? null
    : ([selectionStart, selectionEnd] as const)
}

/** An editor reads its own text from the page, so the keys are taken out the way a person would. */
function keepText(): Restore {
  const before = letters()
  return () => {
    for (let left = letters() - before; left > 0; left -= 1) document.execCommand('delete')
  }
}

const letters = () => document.activeElement?.textContent?.length ?? 0
