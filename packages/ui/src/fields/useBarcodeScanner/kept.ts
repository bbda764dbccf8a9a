/** Restores the value of a field before the first keys of a scan. */
export type Restore = () => void

/**
 * Saves the state of the focused field. The first keys of a scan look like typing and are let
 * through; once the scan is recognized they are removed.
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
    // The native setter, so that React notices the change.
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
    if (start !== null) field.setSelectionRange(...start)
  }
}

/** Caret position; number and email inputs have none. */
function caretOf({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return selectionStart === null || selectionEnd === null
    ? null
    : ([selectionStart, selectionEnd] as const)
}

/** An editor reads its text from the DOM, so the keys are deleted by an editing command. */
function keepText(): Restore {
  const before = letters()
  return () => {
    for (let left = letters() - before; left > 0; left -= 1) document.execCommand('delete')
  }
}

const letters = () => document.activeElement?.textContent?.length ?? 0
